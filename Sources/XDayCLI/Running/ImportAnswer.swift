internal import Documents
internal import Exchange
internal import Planner
internal import Store
internal import Terminal
internal import Wording

extension Context {
  /// The outcome in words and as a document.
  func answer(_ outcome: ImportOutcome) -> Answer {
    let isChange = outcome.isChange
    let first = words.imported(added: outcome.added, changed: outcome.changed, kept: outcome.kept)
    let ending = outcome.isDryRun ? words.dryRun() : isChange ? words.howToUndo() : nil
    // Blocks alone are told without tasks that there were none of.
    let hasTasks = outcome.added + outcome.changed + outcome.kept > 0 || outcome.blocks.all == 0
    let blocks = outcome.blocks.all > 0 ? words.imported(outcome.blocks) : nil
    var lines = hasTasks ? [blocks].compactMap(\.self) : []
    if !outcome.revived.isEmpty { lines.append(words.revived(outcome.revived.count)) }
    if let backup = outcome.backup { lines.append(words.backupKept(SafeText.shown(backup))) }
    if !outcome.losses.isEmpty {
      lines.append(words.lossesTitle(outcome.losses.count))
      lines += outcome.losses.listed.map { "   " + line($0) }
      lines += outcome.losses.more.map { more in
        let field = CellWidth.cut(SafeText.shown(more.kind.field), to: 40)
        return "   " + words.moreLosses(more.count, field: field, reason: words.loss(more.kind.reason))
      }
      if outcome.losses.rest > 0 { lines.append("   " + words.moreLosses(outcome.losses.rest)) }
    }
    var answer = Answer(
      receipts([hasTasks ? first : blocks ?? first], ending: ending)
        + lines.flatMap { folded($0, indent: 6).unstyled },
      json: .imported(outcome))
    answer.change = isChange && !outcome.isDryRun ? .command : .none
    return answer
  }

  /// «12: Zahnarzt · wait 20261203T230000Z: gibt es in xday nicht».
  private func line(_ loss: Loss) -> String {
    let place = [loss.file, loss.line.map(String.init)].compactMap(\.self).joined(separator: ":")
    let value = loss.value.isEmpty ? "" : " " + CellWidth.cut(SafeText.shown(loss.value), to: 60)
    let what = "\(SafeText.shown(loss.field))\(value): \(words.loss(loss.reason))"
    let head = place.isEmpty ? "" : SafeText.shown(place) + ": "
    return head + (loss.title.isEmpty ? "" : CellWidth.cut(SafeText.shown(loss.title), to: 40) + " · ") + what
  }
}
