/// Bars of one character each.
enum Sparkline {
  private static let bars = Array("▁▂▃▄▅▆▇█")
  /// ASCII signs, darker for higher bars.
  private static let signs = Array(".:-=+*#@")

  /// Returns the bar of a value from 0; only values of the full height get the highest bar.
  ///
  ///     Sparkline.bar(0.1, of: 8, look)   // "▁"
  ///     Sparkline.bar(8, of: 8, look)     // "█"
  static func bar(_ value: Double, of fullHeight: Double, _ look: TextLook) -> Character {
    let heights = look.hasBlocks ? bars : signs
    guard fullHeight > 0, value > 0 else { return heights[0] }
    guard value < fullHeight else { return heights[heights.count - 1] }
    return heights[Int(value / fullHeight * Double(heights.count - 1))]
  }

  /// The highest bar.
  static func fullBar(_ look: TextLook) -> Character { bar(1, of: 1, look) }
}
