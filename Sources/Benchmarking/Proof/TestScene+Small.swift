import Geometry
import Graphics
package import TableModel
import TableViews

extension TestScene {
  /// Returns the scenes in which all strategies are compared: section sizes 1, 2, 3, 10 and 1000,
  /// separate and mixed, at whole and fractional offsets in both directions, in the scenario's
  /// colours and in white on grey, which shows every gap and every shadow; and scenes with edits,
  /// taps, rotation, changes of colours and radius, and pulls past the ends.
  ///
  /// - Parameter scales: Device pixels per point of the displays, each of 240 × 200 pt.
  package static func small(
    like scenario: Scenario, rows: RowTable, scales: [Double] = [1, 2, 3]
  ) -> [TestScene] {
    let sizes = [
      [1, 1, 1, 1], [2, 2, 2], [3, 3, 3], [10, 10], [1, 2, 3, 10, 3, 2, 1], [1_000],
    ]
    return scales.flatMap { scale in
      sizes.flatMap { sections in
        [false, true].map { contrast in
          scene(like: scenario, rows, sections, scale: scale, contrast: contrast)
        }
      } + eventful(like: scenario, rows, scale: scale)
    }
  }

  private static func scene(
    like scenario: Scenario, _ rows: RowTable, _ sections: [Int], scale: Double, contrast: Bool
  ) -> TestScene {
    let small = Scenario.small(like: scenario, scale: scale, contrast: contrast)
    let table = rows.repeated(inSectionsOf: sections)
    let end = TableGeometry(small.table, rows: table).maximumOffset
    let offsets = [0, 0.25, 0.5, 33.3, 7, end / 3 + 0.4, end - 0.6, end, end / 2, 1]
    let sizes = sections.map(String.init).joined(separator: ", ")
    let colors = contrast ? "white on grey" : "own colours"
    return TestScene(
      name: "sections of \(sizes) at scale \(scale), \(colors)", scenario: small, rows: table,
      steps: offsets.map { .scroll($0) })
  }

  private static func eventful(
    like scenario: Scenario, _ rows: RowTable, scale: Double
  ) -> [TestScene] {
    let small = Scenario.small(like: scenario, scale: scale, contrast: true)
    let sections = [3, 1, 4, 2, 1, 5, 3, 2]
    let table = rows.repeated(inSectionsOf: sections)
    // Radii above 6 pt are halved, to at least 6, others doubled; two such corners fit into a row.
    let radius =
      small.radius > 6 ? max(6, small.radius / 2) : min(2 * small.radius, small.lowestRow / 2)
    let around: [Step] = [.scroll(0), .scroll(130.5), .scroll(20)]
    let styles: [TableEvent] = [
      .radius(radius), .appearance(.dark), .rowColor(PixelColor(rgb: 0xB0D0F0)),
      .selectedRowColor(PixelColor(rgb: 0xF02040)), .appearance(.light), .radius(small.radius),
    ]
    let edits: [TableEdit] = [
      .insert, .delete, .insert, .move, .delete, .delete, .move, .insert, .reload, .delete, .move,
      .insert,
    ]
    var narrowing = small
    narrowing.display.compactBelow = (small.display.width + small.display.height) / 2
    let resizes = [
      TableEvent.rotate, .rotate, .compact(true), .compact(scenario.display.isCompact),
    ]
    // With measured heights neither widths nor insertions can be animated, see `Scenario.validate`.
    var animated = narrowing
    animated.resizeSeconds = small.heights.source == .fixed ? 0.3 : 0
    // The second animation begins before the first one is over.
    let waits = [[0, 0.1, 0.15], [0.05, 0.1, 0.2], [0.2], [0.2, 0.2]]
    var (resized, animation) = (around, [Step.scroll(20)])
    for (resize, waits) in zip(resizes, waits) {
      resized += [.event(resize)] + around
      animation.append(.event(resize))
      for wait in waits { animation += [.wait(wait), .scroll(20 + 40 * wait)] }
    }
    var growing = small
    growing.insertSeconds = small.heights.source == .fixed ? 0.3 : 0
    // Rows are inserted, deleted and moved while others grow; the radius ends all growth.
    let changes =
      ([.insert, .insert, .delete, .insert, .move, .insert, .insert, .delete, .insert, .insert]
      as [TableEdit]).map(TableEvent.edit) + [.radius(radius), .edit(.insert)]
    var growth = around
    for (index, change) in changes.enumerated() {
      growth += [.event(change), .scroll(20), .wait([0.02, 0.1, 0.2][index % 3])]
      growth.append(.scroll(20 + Double(index)))
    }
    growth += [0.05, 0.1, 0.2].flatMap { [.wait($0), .scroll(25)] }
    func scene(_ name: String, _ scenario: Scenario, _ steps: [Step]) -> TestScene {
      TestScene(name: "\(name) at scale \(scale)", scenario: scenario, rows: table, steps: steps)
    }
    var short = scene(
      "a table of one row", small,
      [.scroll(0), .pull(.top, 20), .pull(.bottom, 20)]
        + [TableEdit.delete, .insert, .insert, .move, .reload].flatMap {
          [.event(.edit($0)), .scroll(0), .pull(.bottom, 7)]
        })
    short.rows = rows.repeated(inSectionsOf: [1])
    return [
      scene("colours and radius change", small, around + styles.flatMap { [.event($0)] + around }),
      scene(
        "rows come, go and move", small,
        around + edits.flatMap { [.event(.edit($0)), .scroll(20)] } + around),
      scene(
        "rows are tapped", small,
        [.scroll(20), .event(.tap(row: 1, seconds: 1)), .event(.tap(row: 2, seconds: 2))]
          + [0.1, 0.2, 0.3, 0.35, 0.5, 0.3, 0.4].flatMap { [.wait($0), .scroll(20 + 10 * $0)] }),
      scene(
        "the sections are replaced", small,
        around + [
          .event(.sections(sizes: 1...3, seed: 1)), .scroll(20), .scroll(90),
          .event(.edit(.delete)), .event(.sections(sizes: 4...9, seed: 2)), .scroll(90),
          .event(.showSections([6, 2, 4])), .scroll(20), .event(.edit(.insert)), .scroll(90),
          .event(.showSections([])), .scroll(0), .event(.showSections(Array(0..<8))),
        ] + around),
      scene(
        "the display is turned", small,
        around + [.event(.rotate)] + around + [.event(.rotate)] + around),
      scene(
        "the table is pulled past its ends", small,
        [.pull(.top, 45.5), .pull(.top, 3), .scroll(0), .pull(.bottom, 3), .pull(.bottom, 50.5)]),
      scene(
        "cells are drawn anew", small,
        [Step](repeating: .purge, count: 8).flatMap { [.scroll(0), .scroll(90), .scroll(15), $0] }
          + [.scroll(0), .scroll(90)]),
      short, scene("the width gets compact", narrowing, resized),
      scene("the width is animated", animated, animation),
      scene("inserted rows grow", growing, growth),
    ]
  }
}

extension Scenario {
  /// The greatest radius in small scenes, in points; the reference renderer's work grows with its
  /// square.
  private static let greatestSmallRadius = 60.0

  /// The display has 240 × 200 pt; `contrast` makes it white on grey, with selected rows.
  fileprivate static func small(
    like scenario: Scenario, scale: Double, contrast: Bool
  ) -> Scenario {
    var small = scenario
    small.events = []
    small.resizeSeconds = 0
    small.insertSeconds = 0
    small.display = TableSettings.Display(
      width: 240, height: 200, scale: scale, isCompact: scenario.display.hasCompactWidth)
    small.radius = min(scenario.radius, greatestSmallRadius)
    small.table.fitRows(like: scenario.table, width: min(small.display.width, small.display.height))
    // Selected rows are compared even if the scenario has none.
    small.states.selectedEvery = contrast ? 3 : scenario.states.selectedEvery
    if contrast {
      small.appearance = .light
      small.colors.backdrop = PixelColor(rgb: 0x808080)
      if small.colors.backdropBottom != nil {
        small.colors.backdropBottom = PixelColor(rgb: 0x40A060)
      }
      small.colors.row = .white
      small.colors.selectedRow = PixelColor(rgb: 0x3060C0)
    }
    return small
  }
}

extension RowTable {
  /// Returns the rows of the table in sections of given sizes, repeated if necessary.
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
