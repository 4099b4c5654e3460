import Geometry
import Scenarios
import TableModel
import TableViews

/// The scenario's table during a capacity search, scrolled at one speed without events.
struct CapacityTable {
  private let scenario: Scenario
  private let rowCounts: [Int]
  let geometry: TableGeometry

  init(_ scenario: Scenario, rows: RowTable) {
    rowCounts = rows.sections.map(\.rows.count)
    self.scenario = scenario
    geometry = TableGeometry(scenario.table, rows: rows)
  }

  /// The mean height of a row including its share of headers and footers, in points.
  var rowPitch: Double {
    (geometry.layout.contentHeight - scenario.tableHeaderHeight)
      / Double(max(1, geometry.layout.rowCount))
  }

  /// The average number of rows on the display.
  var rowsOnDisplay: Double { scenario.display.height / rowPitch }

  /// The most rows on a display, and the reason for the limit.
  var mostRows: (rows: Double, ending: String) {
    let pixelHeight = min(
      TableSettings.Display.maximumSide, CapacityAxis.mostPixels / scenario.display.pixels.width)
    let highest = Double(pixelHeight) / scenario.display.scale / rowPitch
    // The other half is needed for scrolling.
    let half = geometry.layout.contentHeight / 2 / rowPitch
    return half < highest
      ? (half.rounded(.down), "half of the table is on the display")
      : (highest.rounded(.down), "no display is higher")
  }

  /// The greatest radius that fits into the rows, in points.
  var greatestRadius: Double {
    var largest = scenario
    largest.radius = scenario.lowestRow
    let geometry = TableGeometry(largest.table, rowCounts: rowCounts)
    return geometry.scale.points(geometry.radius)
  }

  /// The greatest scale of the display in pixels per point, rounded down to 0.01.
  var greatestScale: Double {
    let display = scenario.display
    let greatest = min(
      Double(TableSettings.Display.maximumSide) / max(display.width, display.height),
      (Double(CapacityAxis.mostPixels) / (display.width * display.height)).squareRoot())
    return (greatest * 100).rounded(.down) / 100
  }

  /// Returns the scenario with a scroll at one speed, down from a position in the first half of the
  /// table, and up and down again if the table is too short.
  ///
  /// - Parameters:
  ///   - speed: In points per second.
  ///   - place: The start position, from 0 for the top of the table to 1 for its middle.
  ///   - seconds: The least duration of the scroll.
  func scrolled(at speed: Double, from place: Double, seconds: Double) -> Scenario {
    var scrolled = scenario
    scrolled.events = []
    let half = max(0, geometry.maximumOffset) / 2
    let first = geometry.layout.rows(intersecting: place * half..<place * half + 1).lowerBound
    scrolled.trace = [.jump(row: first)]
    guard speed > 0, half > 0 else {
      scrolled.trace.append(.pause(seconds: seconds))
      return scrolled
    }
    let leg = half / speed
    for index in 0..<Int((seconds / leg).rounded(.up)) + 1 {
      scrolled.trace.append(
        .constant(seconds: leg, velocity: index.isMultiple(of: 2) ? speed : -speed))
    }
    return scrolled
  }
}

extension Scenario {
  /// The greatest scroll speed in points per second, without overscroll.
  package var greatestSpeed: Double {
    trace.reduce(0) { greatest, motion in
      if case .overscroll = motion { greatest } else { max(greatest, motion.greatestSpeed) }
    }
  }
}
