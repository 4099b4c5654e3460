package import Compositing
import Geometry
package import RowStrategies
package import TableModel
import TableViews
package import Text
import Verification

/// Small images of strategies at the border of two sections, for reports.
///
/// The table is that of the scenario, fitted to a smaller display.
package struct StrategyImages {
  package struct Images {
    /// The rows around the border of two sections.
    package let caps: FrameBuffer
    /// The ``OverdrawMap`` of the image.
    package let overdraw: FrameBuffer
    /// The map of the ``ImageDifference`` from the reference; `nil` if it would be slow.
    package let difference: FrameBuffer?
  }

  /// The greatest size of an image, in points and in pixels.
  private static let (width, height) = (240.0, 180.0)
  private static let (mostAcross, mostDown) = (720.0, 540.0)

  private let scenario: Scenario
  private let rows: RowTable
  private let engine: EngineDescriptor
  private let renderer: TextRenderer
  private let comparesPixels: Bool

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
      scale: display.scale, isCompact: display.hasCompactWidth)
    small.table.fitRows(like: scenario.table, width: small.display.width)
    self.scenario = small
    self.rows = rows
    self.engine = engine
    self.renderer = renderer
    self.comparesPixels = comparesPixels && TestScene.comparesOwnScroll(small)
  }

  package func images(of strategy: StrategyDescriptor) -> Images {
    let pipeline = FramePipeline(
      scenario, rows: rows, strategy: strategy, engine: engine, renderer: renderer)
    let caps = FrameBuffer(size: pipeline.display)
    // From the top first, so that cells are reused.
    pipeline.paint(at: 0, into: caps)
    pipeline.paint(at: top(pipeline.table.geometry), into: caps)
    return Images(
      caps: caps, overdraw: pipeline.overdraw.image,
      difference: comparesPixels ? difference(of: caps, showing: pipeline.table) : nil)
  }

  /// Returns the scroll offset with the first border of two sections in the middle, in pixels.
  private func top(_ geometry: TableGeometry) -> Int {
    let layout = geometry.layout
    // The positions of sections with unmeasured rows are estimates.
    guard layout.sectionCount > 1, scenario.heights.source == .fixed else { return 0 }
    let seam =
      (layout.footerSpan(ofSection: 0).lowerBound + layout.headerSpan(ofSection: 1).upperBound) / 2
    let offset = min(
      seam - geometry.scale.points(geometry.display.height) / 2, geometry.maximumOffset)
    return geometry.scale.pixels(max(0, offset))
  }

  private func difference(of buffer: FrameBuffer, showing table: TableView) -> FrameBuffer {
    var scene = ReferenceScene(scenario.table, rows: rows, renderer: renderer)
    let reference = scene.image(
      matching: table.snapshot, at: 0, corners: ReferenceCorners())
    return ImageDifference(buffer, from: reference).map(over: reference.pixels.span)
  }
}
