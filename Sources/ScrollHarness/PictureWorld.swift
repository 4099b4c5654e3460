import Geometry
import PixelKernels
package import Rows

/// A small table, a display and some offsets at which pictures are compared.
package struct PictureWorld {
  /// What messages call it.
  package var name: String
  package var scenario: Scenario
  package var rows: RowTable
  /// Offsets in points; those beyond the end show the end.
  package var offsets: [Double]

  package init(name: String, scenario: Scenario, rows: RowTable, offsets: [Double]) {
    self.name = name
    self.scenario = scenario
    self.rows = rows
    self.offsets = offsets
  }

  /// The offsets in pixels.
  func tops(_ geometry: TableGeometry) -> [Int] {
    offsets.map { geometry.scale.pixels(max(0, min(geometry.maximumOffset, $0))) }
  }

  /// The worlds in which all strategies are proven: section sizes 1, 2, 3 and 10, alone and mixed,
  /// at whole and fractional offsets forth and back, in the scenario's colours and in black and
  /// white, which shows every seam.
  ///
  /// - Parameter scales: Device pixels per point of the displays, each of 240 × 200 pt.
  package static func small(
    like scenario: Scenario, rows: RowTable, scales: [Double] = [1, 2, 3]
  ) -> [PictureWorld] {
    let sizes = [[1, 1, 1, 1], [2, 2, 2], [3, 3, 3], [10, 10], [1, 2, 3, 10, 3, 2, 1]]
    return scales.flatMap { scale in
      sizes.flatMap { sections in
        [false, true].map { contrast in
          world(like: scenario, rows, sections, scale: scale, contrast: contrast)
        }
      }
    }
  }

  /// The most pixels of a display whose own scroll is compared, and the greatest radius in pixels:
  /// they bound the wait before the first frame, which grows with the one and the other's square.
  private static let (mostOwnPixels, greatestOwnRadius) = (40_000_000, 256)

  /// Whether a scenario's own scroll is small enough to be compared.
  package static func comparesOwnScroll(_ scenario: Scenario) -> Bool {
    let geometry = TableGeometry(scenario, rowCounts: [1])
    return geometry.display.area <= mostOwnPixels && geometry.radius <= greatestOwnRadius
  }

  /// Some frames of the scenario's own scroll, evenly spread.
  package static func ownScroll(
    _ scenario: Scenario, rows: RowTable, seed: UInt64, seconds: Double, frames: Int = 8
  ) -> PictureWorld {
    let geometry = TableGeometry(scenario, rowCounts: rows.sections.map(\.rows.count))
    let trace = geometry.trace(scenario, seed: seed)
    let offsets = (0..<frames).map {
      trace.offset(at: seconds * Double($0) / Double(max(1, frames - 1)))
    }
    return PictureWorld(name: "own scroll", scenario: scenario, rows: rows, offsets: offsets)
  }

  private static func world(
    like scenario: Scenario, _ rows: RowTable, _ sections: [Int], scale: Double, contrast: Bool
  ) -> PictureWorld {
    var small = scenario
    small.display = Scenario.Display(
      width: 240, height: 200, scale: scale, isCompact: scenario.display.isCompact)
    small.fitRows(like: scenario)
    // Selected rows are part of what must look alike, whether the scenario has some or not.
    small.states.selectedEvery = contrast ? 3 : scenario.states.selectedEvery
    if contrast {
      small.colors.backdrop = .black
      small.colors.row = .white
      small.colors.selectedRow = PixelColor(rgb: 0x3060C0)
    }
    let table = rows.repeated(inSectionsOf: sections)
    let end = TableGeometry(small, rowCounts: sections).maximumOffset
    let offsets = [0, 0.25, 0.5, 33.3, 7, end / 3 + 0.4, end - 0.6, end, end / 2, 1]
    let colors = contrast ? "black and white" : "own colours"
    return PictureWorld(
      name: "sections of \(sections) at scale \(scale), \(colors)", scenario: small, rows: table,
      offsets: offsets)
  }
}

extension Scenario {
  /// The greatest radius in small worlds, in points: the slow reference's work grows with its square.
  private static let greatestSmallRadius = 60.0

  /// Makes rows fit a small display, rounded wherever those of another scenario are.
  fileprivate mutating func fitRows(like other: Scenario) {
    let isRounded = TableGeometry(other, rowCounts: [1]).radius > 0
    radius = min(other.radius, Self.greatestSmallRadius)
    // Room for two corners and a point between them.
    let narrowest = 2 * radius + 1
    inset = min(other.inset, max(0, (display.width - narrowest) / 2))
    maximumWidth = other.maximumWidth > 0 ? max(narrowest, min(other.maximumWidth, 180)) : 0
    if isRounded, inset == 0, maximumWidth == 0 || maximumWidth >= display.width { inset = 20 }
  }
}

extension RowTable {
  /// The rows of the table, over again where they do not suffice, in sections of given sizes.
  fileprivate func repeated(inSectionsOf sizes: [Int]) -> RowTable {
    var taken: [Row] = []
    var sections: [RowSection] = []
    for (index, size) in sizes.enumerated() {
      let first = taken.count
      for row in first..<first + size { taken.append(self.rows[row % self.rows.count]) }
      let title = self.sections[index % self.sections.count].title
      sections.append(RowSection(title: title, rows: first..<taken.count))
    }
    return RowTable(rows: taken, sections: sections, source: source)
  }
}
