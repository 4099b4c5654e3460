import ScrollBench
import Testing

/// A mistake of a program with a strategy, cells or rows of its own.
enum Mistake: String, CaseIterable, Codable {
  case noStrategy, sameID, emptyID, spacedID, reservedID, contentID
  case ownSublayer, index, layerShadow, rowShadow, bitmap, line, color, font, image
  case endlessDistance, highContent, negativeBytes, corners, endlessMask

  /// A part of the sentence that is printed, in release builds too.
  var sentence: String {
    switch self {
    case .noStrategy: "at least one strategy is measured"
    case .sameID: "the id square is given twice"
    case .emptyID: "the id \"\" of a strategy is not accepted"
    case .spacedID: "the id \"a,b c\" of a strategy is not accepted"
    case .reservedID: "the id \"placebo\" of a strategy is not accepted"
    case .contentID: "the id \"all\" of a cell content is not accepted"
    case .ownSublayer: "a layer is not inserted into itself or into its own sublayers"
    case .index: "in front of 0 to 1 other sublayers, not 2"
    case .layerShadow: "a shadow's radius is 0 to 1,000 px, not 1001"
    case .rowShadow: "a shadow's radius is 0 to 250 points, not -1"
    case .bitmap: "a bitmap's sides are not negative"
    case .line: "line 1 is not in a bitmap 1 px high"
    case .color: "a colour is 0xRRGGBB, not 0xff000000"
    case .font: "a font size is above 0 and at most 10,000 px"
    case .image: "an image beside text has sides of 0 to 4,096 px"
    case .endlessDistance: "a distance is at most 1,000,000 points, not inf"
    case .highContent: "the cell content own is 0 to 10,000 points high, not 1000000 px"
    case .negativeBytes: "privateImageBytes of a strategy add up to -"
    case .corners: "two corners fit along either side of the layer"
    case .endlessMask: "masks are nested at most 16 deep"
    }
  }

  func make() throws {
    let layer = Layer(role: .background)
    switch self {
    case .noStrategy: _ = try ScrollBench.measure([])
    case .sameID: _ = try ScrollBench.measure([.square, .square])
    case .emptyID: _ = strategy("")
    case .spacedID: _ = strategy("a,b c")
    case .reservedID: _ = strategy("placebo")
    case .contentID: _ = CellContentDescriptor(id: "all") { Content(self) }
    case .ownSublayer:
      let inner = Layer(role: .background)
      layer.addSublayer(inner)
      inner.addSublayer(layer)
    case .index:
      layer.addSublayer(Layer(role: .background))
      layer.insertSublayer(Layer(role: .background), at: 2)
    case .layerShadow: _ = LayerShadow(color: .black, radius: 1_001)
    case .rowShadow: _ = RowShadow(radius: -1, color: .black)
    case .bitmap: _ = Bitmap(width: 1, height: -1)
    case .line: Bitmap(width: 1, height: 1).withLine(1) { _ in }
    case .color: _ = PixelColor(rgb: 0xFF00_0000)
    case .font: _ = TextStyle(pixelSize: .nan)
    case .image: _ = CellImage(.disc, color: .black, size: PixelSize(width: -1, height: 1))
    case .endlessDistance, .highContent:
      let own = CellContentDescriptor(id: "own") { Content(self) }
      _ = try ScrollBench.measure([.square], contents: [own], frames: 1) { Line() }
    case .negativeBytes, .corners, .endlessMask:
      _ = try ScrollBench.measure([strategy("own")], frames: 1)
    }
  }

  private func strategy(_ id: String) -> StrategyDescriptor {
    StrategyDescriptor(id: id) { _ in Strategy(mistake: self) }
  }
}

private struct Line: TableRow {
  var cellClass: CellClass { CellClass(content: "own") }
}

private final class Content: CellContent {
  private let mistake: Mistake
  init(_ mistake: Mistake) { self.mistake = mistake }

  var layers: [Layer] { [] }
  func configure(_ row: ContentRow, size: PixelSize, in context: CellContext) {}
  func layout(size: PixelSize, in context: CellContext) {}
  func measure(_ row: ContentRow, width: Int, in context: CellContext) -> Int {
    mistake == .highContent ? 1_000_000 : context.pixels(.infinity)
  }
}

private final class Strategy: RowStrategy {
  private let mistake: Mistake
  init(mistake: Mistake) { self.mistake = mistake }

  func makeRowBackground(for state: RowState) -> any RowBackground { Background(mistake) }
}

private final class Background: RowBackground {
  let layer = Layer(role: .background)
  private let mistake: Mistake

  init(_ mistake: Mistake) {
    self.mistake = mistake
    layer.backgroundColor = .white
    if mistake == .endlessMask { layer.mask = layer }
  }

  func configure(position: RowPosition, size: PixelSize) {
    layer.frame = PixelRect(size)
    if mistake == .corners { layer.cornerRadius = size.height }
  }

  func layout() {}
  var privateImageBytes: Int { mistake == .negativeBytes ? -1 : 0 }
}

@Suite("A program that makes a mistake")
struct MistakeTests {
  @Test("ends with a sentence that names it", arguments: Mistake.allCases)
  func sentence(of mistake: Mistake) async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [mistake] in try mistake.make() }
    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(errors.contains("Fatal error: ") && errors.contains(mistake.sentence), "\(errors)")
  }
}
