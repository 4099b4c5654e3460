/// Values as a row of bars, one character each.
enum Sparkline {
  private static let bars = Array("▁▂▃▄▅▆▇█")

  /// The last values of a series, the smallest as the lowest bar and the largest as the highest; equal
  /// values are low ones.
  ///
  ///     Sparkline.text([1, 2, 8], limit: 40)   // "▁▂█"
  static func text(_ values: [Double], limit: Int) -> String {
    let shown = values.suffix(limit)
    guard let least = shown.min(), let most = shown.max() else { return "" }
    return String(
      shown.map { value in
        guard most > least else { return bars[0] }
        let height = (value - least) / (most - least) * Double(bars.count - 1)
        return bars[Int(height.rounded())]
      })
  }
}
