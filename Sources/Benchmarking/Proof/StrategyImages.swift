package import Compositing
import Geometry
package import RowStrategies
package import TableModel
import TableViews
package import Text
import Verification

/// Small images of strategies at the place where two sections meet, for illustration.
///
/// The table is the scenario's own, on a smaller display whose rows it is made to fit.
package struct StrategyImages {
  /// The images of one strategy.
  package struct Images {
    /// The rows around the seam of two sections.
    package let caps: FrameBuffer
    /// The ``OverdrawMap`` of the same.
    package let overdraw: FrameBuffer
    /// The ``DifferenceMap`` from the reference; `nil` if that would take long.
    package let difference: FrameBuffer?
  }

  /// The largest image, in points and, whatever the scale, in pixels.
  private static let (width, height) = (240.0, 180.0)
  private static let (mostAcross, mostDown) = (720.0, 540.0)

  private let scenario: Scenario
  private let rows: RowTable
  private let engine: EngineDescriptor
  private let renderer: TextRenderer
  private let comparesPixels: Bool

  /// - Parameter comparesPixels: Whether images of the difference are wanted.
  package init(
    _ scenario: Scenario, rows: RowTable, engine: EngineDescriptor, renderer: TextRenderer,
    comparesPixels: Bool = true
  ) {
    var small = scenario
    small.events = []
    let display = scenario.display
    small.display = TableSettings.Display(
      width: min(Self.width, display.width, Self.mostAcross / display.scale),
      height: min(Self.height, display.height, Self.mostDown / display.scale),
      scale: display.scale, isCompact: display.isCompact)
    small.table.fitRows(like: scenario.table, width: small.display.width)
    self.scenario = small
    self.rows = rows
    self.engine = engine
    self.renderer = renderer
    self.comparesPixels = comparesPixels && TestScene.comparesOwnScroll(small)
  }

  /// Draws one strategy.
  package func images(of strategy: StrategyDescriptor) -> Images {
    let pipeline = FramePipeline(
      scenario, rows: rows, strategy: strategy, engine: engine, renderer: renderer)
    let caps = FrameBuffer(size: pipeline.display)
    // From the top first, so that cells are used again.
    pipeline.paint(at: 0, into: caps)
    pipeline.paint(at: top(pipeline.table.geometry), into: caps)
    return Images(
      caps: caps, overdraw: pipeline.overdraw.image,
      difference: comparesPixels ? difference(of: caps, from: reference(pipeline.table)) : nil)
  }

  /// The scroll offset that brings the first seam of two sections to the middle, in pixels.
  private func top(_ geometry: TableGeometry) -> Int {
    let layout = geometry.layout
    // Sections whose rows were never measured are not where they seem to be.
    guard layout.sectionCount > 1, scenario.heights.source == .fixed else { return 0 }
    let seam = layout.top(ofSection: 1) + (layout.headerHeight - layout.footerHeight) / 2
    let offset = min(
      seam - geometry.scale.points(geometry.display.height) / 2, geometry.maximumOffset)
    return geometry.scale.pixels(max(0, offset))
  }

  private func reference(_ table: TableView) -> ReferenceImage {
    var scene = ReferenceScene(scenario.table, rows: rows, renderer: renderer)
    var corners = ReferenceCorners()
    return scene.image(matching: table.snapshot, at: 0, corners: &corners)
  }

  private func difference(
    of buffer: FrameBuffer, from reference: ReferenceImage
  ) -> FrameBuffer {
    buffer.withAllPixels {
      DifferenceMap($0, from: reference.pixels.span, size: reference.size).image
    }
  }
}
