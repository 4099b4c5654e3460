import Geometry
import ReferenceRendering
import RowStrategies
import TableModel
import Testing

@Suite("Reused backgrounds")
struct ReuseTests {
  private static let sizes = [
    PixelSize(width: 12, height: 9), PixelSize(width: 10, height: 11),
    PixelSize(width: 12, height: 8),
  ]

  private static let sequences = RowPosition.allCases.flatMap { first in
    RowPosition.allCases.flatMap { second in
      RowPosition.allCases.map { [first, second, $0] }
    }
  }

  /// All strategies except the one whose cells accumulate layers.
  private static let ids = StrategyCatalogue.ids.filter { $0 != "corner-cover-as-published" }

  private struct Shown {
    let image: SlowImage
    let work: Work
    let privateImageBytes: Int

    init(_ background: any RowBackground, _ size: PixelSize) {
      image = background.image(size)
      work = background.work
      privateImageBytes = background.privateImageBytes
    }
  }

  /// The results of new backgrounds of new tables, cached.
  private struct NewRows {
    let id: String
    let style: RowStyle
    let state: RowState
    private var rows: [Row: Shown] = [:]

    private struct Row: Hashable {
      var position: RowPosition
      var size: PixelSize
    }

    init(_ id: String, radius: Int, state: RowState) {
      self.id = id
      self.state = state
      style = RowStyle(radius: radius)
    }

    mutating func row(_ position: RowPosition, _ size: PixelSize) -> Shown {
      let row = Row(position: position, size: size)
      if let shown = rows[row] { return shown }
      let strategy = StrategyCatalogue.strategy(id, style)
      let shown = Shown(strategy.background(position, size, state: state), size)
      rows[row] = shown
      return shown
    }
  }

  /// Shows rows in sequence and compares the last one with a new background of a new table.
  private func check(
    _ positions: [RowPosition], sizes: [PixelSize], _ strategy: any RowStrategy,
    _ newRows: inout NewRows
  ) {
    let background = strategy.makeRowBackground(for: newRows.state)
    for (position, size) in zip(positions, sizes) { background.show(position, size) }
    let size = sizes[positions.count - 1]
    let new = newRows.row(positions[positions.count - 1], size)
    let shown = Shown(background, size)
    #expect(shown.image.difference(from: new.image) == nil, "\(positions), \(sizes)")
    #expect(shown.work == new.work, "\(positions), \(sizes)")
    #expect(shown.privateImageBytes == new.privateImageBytes, "\(positions), \(sizes)")
  }

  @Test("every sequence of positions matches new backgrounds, also of other sizes", arguments: ids)
  func sequences(id: String) {
    let same = [Self.sizes[0], Self.sizes[0]]
    let all = Self.sizes.flatMap { second in Self.sizes.map { [second, $0] } }
    for (radius, state, sizes) in [
      (0, .normal, [same]), (3, .selected, [same]), (0, .selected, [same]), (4, .normal, all),
    ] as [(Int, RowState, [[PixelSize]])] {
      var newRows = NewRows(id, radius: radius, state: state)
      let strategy = StrategyCatalogue.strategy(id, newRows.style)
      for sequence in Self.sequences {
        for later in sizes { check(sequence, sizes: [Self.sizes[0]] + later, strategy, &newRows) }
      }
    }
  }

  @Test("only the layer grid has separate pools for caps and middle rows")
  func identifiers() {
    for id in StrategyCatalogue.ids {
      for radius in [0, 7] {
        let strategy = StrategyCatalogue.strategy(id, RowStyle(radius: radius))
        let caps = Set([.single, .first, .last].map(strategy.reuseIdentifier))
        #expect(caps.count == 1)
        let isApart = !caps.contains(strategy.reuseIdentifier(for: .middle))
        #expect(
          isApart == (["layer-grid", "layer-grid+views"].contains(id) && radius > 0),
          "\(id), radius \(radius)")
      }
    }
  }

  @Test("only section-fill has section backgrounds")
  func sections() {
    for id in StrategyCatalogue.ids {
      let background = StrategyCatalogue.strategy(id, RowStyle(radius: 7)).makeSectionBackground()
      #expect((background != nil) == (id == "section-fill"))
    }
  }
}
