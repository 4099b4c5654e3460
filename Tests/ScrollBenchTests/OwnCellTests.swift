import ScrollBench
import Testing

/// A row with a name and, some of them, a flag.
private struct Player: TableRow {
  var title: String
  var hasFlag: Bool

  var cellClass: CellClass { CellClass(content: "player") }
}

/// A name, and a bar in front of it if the player has a flag.
private final class PlayerCell: CellContent {
  private let name = Label()
  private let flag = Layer(role: .decoration)
  private let forgetsFlag: Bool

  init(forgetsFlag: Bool = false) {
    self.forgetsFlag = forgetsFlag
    flag.backgroundColor = PixelColor(rgb: 0xC02020)
    flag.isHidden = true
  }

  var layers: [Layer] { [name.layer, flag] }

  func configure(_ row: ContentRow, size: PixelSize, in context: CellContext) {
    let hasFlag = (row.declared as? Player)?.hasFlag ?? false
    if hasFlag || !forgetsFlag { flag.isHidden = !hasFlag }
    name.show(
      row.content.title, style: context.titleStyle(for: row.state), maximumWidth: size.width / 2,
      background: row.background, in: context)
  }

  func layout(size: PixelSize, in context: CellContext) {
    let x = max(context.pixels(8), context.rowStyle.radius)
    flag.frame = PixelRect(x: x, y: size.height / 2, width: context.pixels(4), height: 2)
    name.layer.frame = PixelRect(
      x: x + context.pixels(8), y: context.pixels(8), width: name.size.width,
      height: name.size.height)
  }

  func measure(_ row: ContentRow, width: Int, in context: CellContext) -> Int {
    name.measure(
      row.content.title, style: context.titleStyle(for: .normal), maximumWidth: width / 2,
      in: context)
    return name.size.height + 2 * context.pixels(8)
  }
}

/// Players, every third of them with a flag.
@TableBuilder private var players: [TableSection] {
  TableSection(header: "Players") {
    for number in 1...200 { Player(title: "Player \(number)", hasFlag: number % 3 == 0) }
  }
}

@Suite("Cells of one's own, with the public API alone")
struct OwnCellTests {
  @Test("are compared with new ones, and one that keeps something is named with its row")
  func leak() throws {
    func counters(forgetsFlag: Bool) throws -> StrategyCounters {
      try ScrollBench.measure(
        [.layerGrid],
        contents: [CellContentDescriptor(id: "player") { PlayerCell(forgetsFlag: forgetsFlag) }],
        frames: 20
      ) { players }["layer-grid"]
    }
    let right = try counters(forgetsFlag: false)
    #expect(right.imagesMatchReference && right.faults.isEmpty, "\(right.faults)")
    #expect(right.rowsIn > 0 && right.layersPerFrame > 0)
    let wrong = try counters(forgetsFlag: true)
    #expect(!wrong.imagesMatchReference)
    #expect(
      wrong.faults.contains {
        $0.hasPrefix("cell content player shows something of a row") && $0.contains("Player ")
      }, "\(wrong.faults)")
  }

  @Test("must be given if rows name them, and only once")
  func slips() async {
    await #expect(processExitsWith: .failure) {
      _ = try ScrollBench.measure([.square], frames: 1) { players }
    }
    await #expect(processExitsWith: .failure) {
      let player = CellContentDescriptor(id: "player") { PlayerCell() }
      _ = try ScrollBench.measure([.square], contents: [player, player], frames: 1) { players }
    }
  }
}
