package import TableModel

/// The scene that engines are measured on: a frame of 2732 × 2048 px, white rows 2572 px wide and
/// 88 px high in groups of six, 70 px between groups, corners of 20 px, scrolled 37 px a frame.
package struct EngineBenchmarkScene {
  /// How far the scroll moves from frame to frame, in pixels.
  package static let pixelsPerFrame = 37
  /// The rows of a group.
  private static let rowsPerGroup = 6

  package let scenario: Scenario
  /// Enough rows for all frames: the scroll never comes to the end of the table.
  package let rows: RowTable

  /// - Parameters:
  ///   - content: What rows show besides their background.
  ///   - frames: How many frames there are to be, cold ones and those that are compared included.
  package init(content: Scenario.Content, frames: Int, seed: UInt64) {
    var scenario = ScenarioCatalogue.yardstick
    scenario.content = content
    self.scenario = scenario
    let scale = scenario.display.scale
    let group =
      (scenario.rowHeight * Double(Self.rowsPerGroup) + scenario.sectionHeader
        + scenario.sectionFooter) * scale
    let pixels = frames * Self.pixelsPerFrame + scenario.display.pixels.height
    let groups = Int((Double(pixels) / group).rounded(.up))
    rows = RowTable.synthetic(count: groups * Self.rowsPerGroup, seed: seed)
      .cut(intoSectionsOf: Self.rowsPerGroup...Self.rowsPerGroup, seed: seed)
  }
}
