import CoreLayout
import Geometry
import Layers
import PixelKernels
import RowStrategies
import SlowPictures
import Testing

@Suite("Backgrounds that are used again")
struct ReuseTests {
  private static let sizes = [
    PixelSize(width: 12, height: 9), PixelSize(width: 10, height: 11),
    PixelSize(width: 12, height: 8),
  ]

  private static let pairs = RowPosition.allCases.flatMap { first in
    RowPosition.allCases.map { [first, $0] }
  }

  /// All sequences of three positions.
  private static let sequences = RowPosition.allCases.flatMap { first in
    RowPosition.allCases.flatMap { second in
      RowPosition.allCases.map { [first, second, $0] }
    }
  }

  /// All but the one that is known for what sticks to its cells.
  private static let ids = StrategyCatalogue.ids.filter { $0 != "corner-cover-as-published" }

  /// Shows positions one after the other, the last as a new background of a new table would.
  private func check(
    _ id: String, _ positions: [RowPosition], sizes: [PixelSize], state: RowState, radius: Int
  ) {
    let style = RowStyle(radius: radius)
    let background = StrategyCatalogue.strategy(id, style).makeRowBackground(for: state)
    for (position, size) in zip(positions, sizes) { background.show(position, size) }
    let (position, size) = (positions[positions.count - 1], sizes[positions.count - 1])
    let new = StrategyCatalogue.strategy(id, style).background(position, size, state: state)
    let history: Comment = "\(positions), \(state), radius \(radius), \(sizes)"
    #expect(background.picture(size).difference(from: new.picture(size)) == nil, history)
    #expect(background.work == new.work, history)
    #expect(background.privateImageBytes == new.privateImageBytes, history)
  }

  @Test("every order of positions shows what new ones show", arguments: ids)
  func positions(id: String) {
    for sequence in Self.pairs + Self.sequences {
      for state in RowState.allCases {
        for radius in [0, 3] {
          let sizes = [PixelSize](repeating: Self.sizes[0], count: sequence.count)
          check(id, sequence, sizes: sizes, state: state, radius: radius)
        }
      }
    }
  }

  @Test(
    "every order of positions and sizes shows what new ones show",
    arguments: ids)
  func sizes(id: String) {
    for sequence in Self.sequences {
      for second in Self.sizes {
        for third in Self.sizes {
          check(
            id, sequence, sizes: [Self.sizes[0], second, third], state: .normal, radius: 4)
        }
      }
    }
  }

  @Test("backgrounds of one table do not disturb each other", arguments: StrategyCatalogue.ids)
  func siblings(id: String) {
    let style = RowStyle(radius: 3)
    let (strategy, size) = (StrategyCatalogue.strategy(id, style), Self.sizes[0])
    for sequence in Self.sequences {
      let backgrounds = sequence.map { strategy.background($0, size) }
      backgrounds[0].show(sequence[2], Self.sizes[1])
      for index in 1...2 {
        let new = StrategyCatalogue.strategy(id, style).background(sequence[index], size)
        #expect(
          backgrounds[index].picture(size).difference(from: new.picture(size)) == nil,
          "\(sequence)")
      }
    }
  }

  @Test("caps and middle rows have pools of their own in the layer grid alone")
  func identifiers() {
    for id in StrategyCatalogue.ids {
      for radius in [0, 7] {
        let strategy = StrategyCatalogue.strategy(id, RowStyle(radius: radius))
        let caps = Set([.single, .first, .last].map(strategy.reuseIdentifier))
        #expect(caps.count == 1)
        let isApart = !caps.contains(strategy.reuseIdentifier(for: .middle))
        #expect(isApart == (id == "layer-grid" && radius > 0), "\(id), radius \(radius)")
      }
    }
  }

  @Test("something is drawn for a section as a whole by section-fill alone")
  func sections() {
    for id in StrategyCatalogue.ids {
      let background = StrategyCatalogue.strategy(id, RowStyle(radius: 7)).makeSectionBackground()
      #expect((background != nil) == (id == "section-fill"))
    }
  }
}
