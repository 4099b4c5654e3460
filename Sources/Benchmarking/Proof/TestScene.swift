import Files
import Geometry
package import TableModel
package import TableViews

/// A small table, a display, and the steps between which images are compared.
package struct TestScene {
  package var name: String
  package var scenario: Scenario
  package var rows: RowTable
  package var steps: [Step]
  /// The seed of the positions of edits.
  package var seed: UInt64 = 1

  package enum Step: Equatable, Sendable {
    /// Scrolls to an offset in points, at most the end, and compares.
    case scroll(Double)
    /// Pulls the table past an end by a distance in points, and compares.
    case pull(Motion.Edge, Double)
    case event(TableEvent)
    /// Advances the time by seconds, which fades selections.
    case wait(Double)
    /// Removes all cells, undoes events, and purges the backing stores of pooled cells.
    case purge
  }

  package init(name: String, scenario: Scenario, rows: RowTable, steps: [Step]) {
    self.name = name
    self.scenario = scenario
    self.rows = rows
    self.steps = steps
  }

  var events: [TableEvent] {
    steps.compactMap { step in
      if case .event(let event) = step { event } else { nil }
    }
  }
}

extension TestScene {
  /// The most pixels of a display and the greatest radius in pixels for a comparison of the own
  /// scroll: its duration grows with the pixels and the square of the radius.
  private static let (mostOwnPixels, greatestOwnRadius) = (40_000_000, 256)

  /// Returns whether a scenario is small enough to compare its own scroll.
  package static func comparesOwnScroll(_ scenario: Scenario) -> Bool {
    let geometry = TableGeometry(scenario.table, rowCounts: [1])
    return geometry.display.area <= mostOwnPixels && geometry.radius <= greatestOwnRadius
  }

  /// Returns a scene with evenly spaced frames of the scenario's own scroll, without events, and of
  /// its first pulls past the ends where they are longest.
  ///
  /// - Parameter frames: The number of evenly spaced frames, and the greatest number of pulls.
  package static func ownScroll(
    _ scenario: Scenario, rows: RowTable, seed: UInt64, seconds: Double, frames: Int = 8
  ) -> TestScene {
    let geometry = TableGeometry(scenario.table, rows: rows)
    let trace = Trace(scenario.trace, seed: seed)
    let even = (0..<frames).map { seconds * Double($0) / Double(max(1, frames - 1)) }
    let pulls = trace.releases.filter { $0 <= seconds }.prefix(frames)
    var scroll = Scroll(trace)
    let steps = (even + pulls).sorted().map { time in
      geometry.advance(&scroll, to: time)
      return Step.at(scroll.offset, end: scroll.maximum)
    }
    var still = scenario
    still.events = []
    return TestScene(name: "own scroll", scenario: still, rows: rows, steps: steps)
  }
}

extension TestScene.Step {
  /// Returns the step that shows a table whose greatest offset is `end` at an offset, past its ends
  /// if the offset is.
  package static func at(_ offset: Double, end: Double) -> Self {
    offset < 0
      ? .pull(.top, -offset) : offset > end ? .pull(.bottom, offset - end) : .scroll(offset)
  }

  var place: String {
    switch self {
    case .scroll(let offset): "offset \(DecimalText.shortest(offset, places: 2)) pt"
    case .pull(let edge, let distance):
      "\(DecimalText.shortest(distance, places: 2)) pt past the \(edge)"
    case .event, .wait, .purge: ""
    }
  }
}
