/// The ticks of an axis that begins at 0.
package struct ChartScale: Sendable, Equatable {
  /// From one tick to the next.
  package let step: Int
  /// The last tick, never below what is to be drawn, and never 0.
  package let top: Int

  /// The ticks, 0 and the last one too.
  package var ticks: [Int] { Array(stride(from: 0, through: top, by: step)) }

  /// An axis for minutes up to `most`, with four steps at most, each a time that a person counts in.
  package init(minutes most: Int) {
    let steps = [5, 10, 15, 30, 60, 120, 180, 240, 360]
    // Beyond a day a step is whole days' worth of hours.
    step = steps.first { $0 * 4 >= most } ?? (most + 4 * 720 - 1) / (4 * 720) * 720
    top = max(1, (most + step - 1) / step) * step
  }
}
