package import RunRecords
package import Scenarios
package import TableModel

/// A load that is increased until the frame budget breaks.
package enum CapacityAxis: String, CaseIterable, Sendable {
  /// Rows on the display, whose height increases.
  ///
  /// Lower rows on the same display would be limited by the corner radius and cut off text.
  case rows
  /// Rows that enter the display per tick.
  case velocity
  /// The radius of corners, in points.
  case radius
  /// Superfluous layers per cell.
  case layers
  /// Device pixels per point.
  case scale
}

/// The reason why a table has no capacity on an axis.
package struct CapacityError: Error, CustomStringConvertible {
  package let description: String
}

extension CapacityAxis {
  /// The most pixels of a display in a search: twice those of 8K, 256 MiB per buffer.
  static let mostPixels = 1 << 26
  /// The most layers added to a cell.
  static let mostLayers = 4_096
  /// The lowest scale of a display, in pixels per point.
  static let lowestScale = 1.0

  /// Returns the unit and the range of loads for a table.
  ///
  /// - Throws: ``CapacityError`` if the load cannot be increased.
  package func description(
    of scenario: Scenario, rows: RowTable
  ) throws(CapacityError) -> CapacityRecord.Axis {
    let table = CapacityTable(scenario, rows: rows)
    guard table.geometry.maximumOffset > 0 else {
      throw CapacityError(
        description: "the content is no taller than the display, so that nothing would scroll; give"
          + " more rows")
    }
    switch self {
    case .rows:
      guard scenario.heights.source == .fixed else {
        throw CapacityError(
          description: "on the axis rows, rows have one height, but the scenario measures theirs;"
            + " pass --set heights.source=fixed, or take another axis")
      }
      let (greatest, ending) = table.mostRows
      return axis(
        "rows on the display",
        "the display grows in height until so many rows fit with their share of headers and footers",
        end: ending, 1...max(1, greatest))
    case .velocity:
      return axis(
        "rows per tick", "so many rows come on to the display in each tick",
        end: "every frame shows other rows than the one before", 0...table.rowsOnDisplay)
    case .radius:
      guard table.greatestRadius > 0 else {
        throw CapacityError(
          description:
            "rows go from edge to edge and have no corners; take another axis than radius")
      }
      return axis(
        "points of radius", "the radius of corners, in points",
        end: "no corner is larger than half a row", 0...table.greatestRadius)
    case .layers:
      return axis(
        "layers more in each cell", "each cell has so many layers more, lines a pixel wide",
        end: "no more are added", 0...Double(Self.mostLayers))
    case .scale:
      guard table.greatestScale > Self.lowestScale else {
        throw CapacityError(
          description: "a display of this size can have no more than a pixel per point; give a"
            + " smaller one")
      }
      return axis(
        "pixels per point", "the display has so many pixels per point, and their square in all",
        end: "no display has more pixels", Self.lowestScale...table.greatestScale)
    }
  }

  private func axis(
    _ unit: String, _ meaning: String, end: String, _ loads: ClosedRange<Double>
  ) -> CapacityRecord.Axis {
    CapacityRecord.Axis(
      name: rawValue, unit: unit, meaning: meaning, end: end, least: loads.lowerBound,
      greatest: loads.upperBound, power: self == .scale || self == .radius ? 2 : 1)
  }

  /// Returns the inverse of the granularity of loads.
  func loadsPerUnit(_ scenario: Scenario) -> Double {
    switch self {
    case .rows, .layers: 1
    case .velocity: 1_000
    // Radii are multiples of a pixel.
    case .radius: scenario.display.scale
    case .scale: 100
    }
  }

  /// The smallest load above 0 that a search tries.
  var firstLoad: Double { self == .velocity ? 0.125 : 1 }
}
