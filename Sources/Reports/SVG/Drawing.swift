/// An SVG drawing in the making; all places are whole units, its width the width of the column that it stands in.
///
/// Colours stand as attributes, which every program that draws SVG understands, with a class by which the style of the
/// page puts those of the dark in their place.
struct Drawing {
  private var body = ""
  private let head: String

  /// What something is painted with.
  enum Paint {
    case ink
    case faint
    case bar
    case mean
    case mood
    case step(Int)
    case palette(Int)

    /// The colours of the steps of a heatmap, from nothing on, and of ring segments, in the order of the tags' colours.
    static let steps = ["#e3e6e9", "#b7cfe6", "#86aed3", "#4c83b5", "#1f5687"]
    static let colors = [
      "#3b6ea5", "#3f7d4f", "#a06a1c", "#a8483f", "#7457a3", "#1f7a7a", "#7a5a41", "#6b7030", "#a64d79",
      "#626a72",
    ]

    /// The name of its class and its colour where it is light.
    var name: (String, String) {
      switch self {
      case .ink: ("ink", "#1c2024")
      case .faint: ("faint", "#636b73")
      case .bar: ("bar", "#86aed3")
      case .mean: ("mean", "#1c2024")
      case .mood: ("mood", "#a8483f")
      case .step(let step): ("s\(step)", Paint.steps[step])
      case .palette(let place): ("c\(place)", Paint.colors[place % Paint.colors.count])
      }
    }

    /// The attributes with which a shape is filled, or a line drawn.
    func fill(_ attribute: String = "fill") -> String {
      let (name, color) = name
      return "class=\"\(name)\(attribute == "stroke" ? " line" : "")\" \(attribute)=\"\(color)\""
    }
  }

  /// A drawing of this size with a title, which is read where it cannot be seen; `id` is its own on the page.
  init(width: Int, height: Int, title: String, id: String) {
    head =
      "<svg viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" height=\"\(height)\" role=\"img\" aria-labelledby=\"\(id)\">"
      + "<title id=\"\(id)\">\(Markup.escaped(title))</title>"
  }

  /// The whole element.
  var element: String { head + body + "</svg>" }

  /// A rectangle, with what is shown when a pointer rests on it.
  mutating func rectangle(x: Int, y: Int, width: Int, height: Int, _ paint: Paint, name: String? = nil) {
    body += "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" \(paint.fill())"
    body += name.map { "><title>\(Markup.escaped($0))</title></rect>" } ?? "/>"
  }

  /// A text, from its left end, around its middle or up to its right end.
  mutating func text(_ text: String, x: Int, y: Int, anchor: String = "start", _ paint: Paint = .faint) {
    body +=
      "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\" font-size=\"11\" font-family=\"sans-serif\" \(paint.fill())>"
      + Markup.escaped(text) + "</text>"
  }

  /// A number on a piece of a ring.
  mutating func number(_ text: String, x: Int, y: Int) {
    body +=
      "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"middle\" font-size=\"12\" font-weight=\"bold\" font-family=\"sans-serif\" fill=\"#ffffff\">\(text)</text>"
  }

  /// A level line across.
  mutating func rule(from x: Int, to end: Int, y: Int) {
    body +=
      "<line x1=\"\(x)\" x2=\"\(end)\" y1=\"\(y)\" y2=\"\(y)\" stroke-width=\"1\" stroke-opacity=\"0.35\" "
    body += Paint.faint.fill("stroke") + "/>"
  }

  /// A line through points, dashed or not.
  mutating func line(_ points: [(x: Int, y: Int)], _ paint: Paint, isDashed: Bool = false) {
    guard points.count > 1 else { return }
    let places = points.map { "\($0.x),\($0.y)" }
    var list = ""
    for place in places { list += (list.isEmpty ? "" : " ") + place }
    body += "<polyline points=\"\(list)\" fill=\"none\" stroke-width=\"2\" stroke-linejoin=\"round\" "
    body += (isDashed ? "stroke-dasharray=\"4 3\" " : "") + paint.fill("stroke") + "/>"
  }

  /// A dot.
  mutating func dot(x: Int, y: Int, radius: Int, _ paint: Paint) {
    body += "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\" \(paint.fill())/>"
  }

  /// A piece of a ring around a point, which begins and ends at ten-thousandths of a turn, clockwise from the top.
  ///
  /// It is one dash of a circle whose line is a hundred units long for a hundredth of a turn, so that no sine is needed.
  mutating func arc(x: Int, y: Int, from start: Int, to end: Int, _ paint: Paint, name: String) {
    let gap = end - start < 9_900 ? 40 : 0
    body +=
      "<g transform=\"translate(\(x) \(y)) rotate(-90) scale(0.05)\"><circle cx=\"0\" cy=\"0\" r=\"1591.55\" "
    body += "fill=\"none\" stroke-width=\"700\" stroke-dasharray=\"\(max(20, end - start - gap)) 10000\" "
    body += "stroke-dashoffset=\"-\(start)\" \(paint.fill("stroke"))>"
    body += "<title>\(Markup.escaped(name))</title></circle></g>"
  }
}
