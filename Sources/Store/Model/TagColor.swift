/// The calm colours that a tag can have; the raw values are those of files, JSON and the command line.
package enum TagColor: String, CaseIterable, Sendable {
  case blue
  case green
  case amber
  case red
  case violet
  case teal
  case brown
  case olive
  case rose
  case grey
}
