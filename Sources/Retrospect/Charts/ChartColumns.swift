/// Figures of days as the columns of a chart that has another number of them.
package enum ChartColumns {
  /// For each column the half-open range of the days that it stands for, in order, none empty and all together every day.
  ///
  /// A column is several days where there are fewer of them than days, and a day is several columns, up to `widest`, where
  /// there are more; no column is left over.
  package static func days(_ count: Int, width: Int, widest: Int) -> [Range<Int>] {
    guard count > 0, width > 0 else { return [] }
    if count > width {
      let each = (count + width - 1) / width
      return stride(from: 0, to: count, by: each).map { $0..<min(count, $0 + each) }
    }
    let each = min(widest, width / count)
    return (0..<count * each).map { $0 / each..<$0 / each + 1 }
  }

  /// The mean of those of the values in a range that there are, rounded; nil for none.
  package static func mean(_ values: ArraySlice<Int?>) -> Int? {
    let known = values.compactMap(\.self)
    return known.isEmpty ? nil : (2 * known.reduce(0, +) + known.count) / (2 * known.count)
  }
}
