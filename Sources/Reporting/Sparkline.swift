/// Values as a row of bars, one character each.
enum Sparkline {
  private static let bars = Array("▁▂▃▄▅▆▇█")
  /// The darker a sign, the higher.
  private static let signs = Array(".:-=+*#@")

  /// One bar of a row whose bars grow from 0; only what has the full height gets the highest bar.
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
