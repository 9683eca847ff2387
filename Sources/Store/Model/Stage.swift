/// How far a task is that was sorted on the board.
package enum Stage: String, Hashable, Sendable {
  /// It is to be taken up soon.
  case soon
  /// It is in progress.
  case doing
}
