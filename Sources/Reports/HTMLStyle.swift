/// The style of a report: light, dark where the reader's system is, and for paper.
enum HTMLStyle {
  /// The style sheet.
  ///
  /// No colour is named by a variable: not every program that makes a PDF knows them.
  static let text = """
    html { color-scheme: light dark }
    body { margin: 0 auto; max-width: 680px; padding: 24px 16px; background: #ffffff; color: #1c2024; \
    font: 15px/1.45 "DejaVu Sans", "Noto Sans", "Noto Sans CJK JP", system-ui, sans-serif }
    h1 { margin: 0; font-size: 28px; line-height: 1.2 }
    h2 { margin: 28px 0 8px; font-size: 17px }
    p { margin: 4px 0 }
    .period { font-size: 18px }
    .made, .note { color: #636b73; font-size: 13px }
    dl { margin: 20px 0 0; overflow: hidden }
    dl div { display: inline-block; vertical-align: top; min-width: 30%; margin: 0 16px 12px 0 }
    dt { color: #636b73; font-size: 13px }
    dd { margin: 0; font-size: 19px }
    figure { margin: 0 }
    svg { display: block; max-width: 100%; height: auto }
    .tables { overflow-x: auto }
    table { border-collapse: collapse; width: 100%; margin: 8px 0; font-size: 13px; \
    font-variant-numeric: tabular-nums }
    caption { padding: 4px 0; text-align: left; color: #636b73 }
    caption.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0 0 0 0); \
    white-space: nowrap }
    th, td { padding: 2px 6px; border-bottom: 1px solid #dfe3e6; text-align: left; font-weight: normal; \
    overflow-wrap: anywhere }
    thead th { color: #636b73 }
    th.number, td.number { text-align: right; white-space: nowrap }
    .beside .content { display: table; width: 100% }
    .beside figure, .beside .tables { display: table-cell; vertical-align: middle }
    .beside figure { width: 210px; padding-right: 24px }
    .pair .table { display: inline-block; width: 48%; vertical-align: top }
    .pair .table:first-child { margin-right: 3% }
    .pair table { font-size: 12px }
    .pair th, .pair td { padding: 2px 3px }
    @media screen and (max-width: 620px) {
    .pair .table { display: block; width: 100%; margin: 0 }
    .beside .content, .beside figure, .beside .tables { display: block }
    .beside figure { padding: 0 0 8px }
    table { font-size: 12px }
    th, td { padding: 2px 3px }
    }
    @media screen and (prefers-color-scheme: dark) {
    body { background: #16191c; color: #e4e7ea }
    .made, .note, dt, caption, thead th { color: #9aa3ab }
    th, td { border-color: #333a40 }
    svg .faint { fill: #9aa3ab }
    svg .ink { fill: #e4e7ea }
    svg .line { fill: none }
    svg .faint.line { stroke: #9aa3ab }
    svg .mean.line { stroke: #e4e7ea }
    svg .bar { fill: #4c83b5 }
    svg .mood { fill: #e08a80 }
    svg .mood.line { fill: none; stroke: #e08a80 }
    svg .s0 { fill: #2b3136 } svg .s1 { fill: #2f4d69 } svg .s2 { fill: #3f6f9c } svg .s3 { fill: #5e9bd3 }
    svg .s4 { fill: #a9d2f7 }
    }
    @page { margin: 14mm 15mm }
    @media print {
    body { max-width: none; padding: 0; font-size: 10pt }
    h1 { font-size: 22pt }
    h2 { margin: 10pt 0 3pt; font-size: 12pt; break-after: avoid; page-break-after: avoid }
    dl { margin: 8pt 0 0 }
    dl div { min-width: 22%; margin-bottom: 4pt }
    dt { font-size: 8.5pt }
    dd { font-size: 12pt }
    table { font-size: 8.5pt }
    th, td { padding: 1pt 4pt }
    svg { width: 100%; height: auto }
    .beside svg { width: 160px; height: auto }
    .beside figure { width: 160px }
    .pair table { font-size: 8pt }
    tr, figure { break-inside: avoid; page-break-inside: avoid }
    .page { break-before: page; page-break-before: always }
    .tables { overflow: visible }
    }

    """
}
