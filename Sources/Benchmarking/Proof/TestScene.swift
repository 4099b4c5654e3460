import Geometry
package import TableModel
package import TableViews

/// A small table, a display, and the steps between which images are compared.
package struct TestScene {
  /// The name in messages.
  package var name: String
  package var scenario: Scenario
  package var rows: RowTable
  package var steps: [Step]
  /// The seed of the places of edits.
  package var seed: UInt64 = 1

  /// One step.
  package enum Step: Equatable, Sendable {
    /// The table is scrolled to an offset in points, the end if it is beyond that, and compared.
    case scroll(Double)
    /// The table is pulled to an offset in points, past an end if it is beyond that, and compared.
    case pull(Double)
    case event(TableEvent)
    /// Time passes, in seconds: selections fade.
    case wait(Double)
    /// Everything leaves the display, and the platform purges what waiting cells had drawn.
    case purge
  }

  package init(name: String, scenario: Scenario, rows: RowTable, steps: [Step]) {
    self.name = name
    self.scenario = scenario
    self.rows = rows
    self.steps = steps
  }

  /// A scene in which the table is only scrolled.
  ///
  /// - Parameter offsets: In points; those beyond the end show the end.
  package init(name: String, scenario: Scenario, rows: RowTable, offsets: [Double]) {
    self.init(name: name, scenario: scenario, rows: rows, steps: offsets.map(Step.scroll))
  }

  /// The offsets at which images are compared, in points.
  package var offsets: [Double] {
    steps.compactMap { step in
      switch step {
      case .scroll(let offset), .pull(let offset): offset
      case .event, .wait, .purge: nil
      }
    }
  }
}

extension TestScene {
  /// The most pixels of a display whose own scroll is compared, and the greatest radius in pixels:
  /// they bound the wait before the first frame, which grows with the one and the other's square.
  private static let (mostOwnPixels, greatestOwnRadius) = (40_000_000, 256)

  /// Indicates whether a scenario's own scroll is small enough to be compared.
  package static func comparesOwnScroll(_ scenario: Scenario) -> Bool {
    let geometry = TableGeometry(scenario.table, rowCounts: [1])
    return geometry.display.area <= mostOwnPixels && geometry.radius <= greatestOwnRadius
  }

  /// Some frames of the scenario's own scroll, evenly spread, as far as nothing else happens to it.
  package static func ownScroll(
    _ scenario: Scenario, rows: RowTable, seed: UInt64, seconds: Double, frames: Int = 8
  ) -> TestScene {
    let geometry = TableGeometry(scenario.table, rowCounts: rows.sections.map(\.rows.count))
    let trace = geometry.trace(scenario.trace, seed: seed)
    let offsets = (0..<frames).map {
      trace.offset(at: seconds * Double($0) / Double(max(1, frames - 1)))
    }
    var still = scenario
    still.events = []
    return TestScene(name: "own scroll", scenario: still, rows: rows, offsets: offsets)
  }
}
