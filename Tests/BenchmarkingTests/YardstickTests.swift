import Benchmarking
import Compositing
import Geometry
import Graphics
import RunRecords
import Testing
import Text

@Suite("The yardstick scene")
struct YardstickSceneTests {
  private let scene = EngineBenchmarkScene(content: .none, frames: 200, seed: 1)

  private var geometry: TableGeometry {
    TableGeometry(scene.scenario, rowCounts: scene.rows.sections.map(\.rows.count))
  }

  @Test("has rows of 2572 × 88 px in groups of six, 70 px apart, on a frame of 2732 × 2048 px")
  func pixels() {
    let geometry = geometry
    #expect(geometry.display == PixelSize(width: 2_732, height: 2_048))
    #expect(geometry.radius == 20)
    #expect(geometry.layout.sectionCount > 3)
    var end = 0
    for section in 0..<geometry.layout.sectionCount {
      let rows = geometry.layout.rows(inSection: section)
      #expect(rows.count == 6)
      for (index, row) in rows.enumerated() {
        let rect = geometry.rect(ofRow: row, inSection: section)
        #expect(rect.x == 80 && rect.width == 2_572 && rect.height == 88)
        #expect(rect.y == end + (index == 0 ? 70 : 0))
        end = rect.maxY
      }
    }
  }

  @Test("is covered by rows to 83 % on average")
  func coverage() {
    let geometry = geometry
    let rects = (0..<geometry.layout.sectionCount).map(geometry.rectOfRows)
    // All offsets of a group and its gap.
    let period = 6 * 88 + 70
    let lines = (0..<period).reduce(0) { sum, top in
      sum
        + rects.reduce(0) { $0 + max(0, min($1.maxY, top + 2_048) - max($1.y, top)) }
    }
    let share = Double(lines * 2_572) / Double(period * geometry.display.area)
    #expect(abs(share - 0.83) < 0.005)
  }

  @Test("is plain: white rows on EFEFF4, nothing selected, no separators, no text unless asked for")
  func plain() {
    let scenario = scene.scenario
    #expect(scenario.colors.row == .white)
    #expect(scenario.colors.backdrop == PixelColor(rgb: 0xEFEFF4))
    #expect(scenario.states.selectedEvery == 0 && !scenario.separators && scenario.events.isEmpty)
    #expect(scenario.content == .none && scenario.appearance == .light)
    #expect(EngineBenchmarkScene(content: .labels, frames: 1, seed: 1).scenario.content == .labels)
  }

  @Test("is long enough for its frames, whatever their number", arguments: [1, 16, 17, 500, 4_000])
  func length(frames: Int) {
    let scene = EngineBenchmarkScene(content: .none, frames: frames, seed: 1)
    let geometry = TableGeometry(
      scene.scenario, rowCounts: scene.rows.sections.map(\.rows.count))
    let last = (frames - 1) * EngineBenchmarkScene.pixelsPerFrame
    #expect(geometry.scale.pixels(geometry.maximumOffset) >= last)
  }
}

@Suite("The yardstick's images")
struct YardstickSourceTests {
  @Test("have channels of many values, none above alpha, which is 255 where they are opaque")
  func channels() {
    let size = PixelSize(width: 64, height: 32)
    for pixels in [EngineBenchmarkSource.Pixels.randomAlpha, .opaque] {
      let bitmap = EngineBenchmarkSource.bitmap(pixels, size, seed: 3)
      var values = Array(repeating: Set<UInt32>(), count: 4)
      for y in 0..<size.height {
        bitmap.withLine(y) { line in
          for x in line.indices {
            let channels = [0, 8, 16, 24].map { line[x] >> UInt32($0) & 0xFF }
            for (channel, value) in channels.enumerated() { values[channel].insert(value) }
            #expect(channels[0] <= channels[3] && channels[1] <= channels[3])
            #expect(channels[2] <= channels[3])
          }
        }
      }
      for channel in values.prefix(3) { #expect(channel.count > 200) }
      if pixels == .opaque { #expect(values[3] == [255]) } else { #expect(values[3].count > 200) }
    }
  }
}

@Suite("The yardstick bench")
struct YardstickBenchTests {
  private let machine = MachineFacts(
    cpu: "", cores: 1, memoryBytes: 0, kernel: "", distribution: "", compiler: "",
    buildConfiguration: "", allocator: "", kernels: "", textLibraries: [], fontFiles: [],
    fontFingerprint: "", loadAverages: [])

  /// An engine that draws as the painter does and then does something to the image.
  private final class Spoiler: Engine {
    private let painter = Painter()
    private let spoil: (FrameBuffer) -> Void

    init(_ spoil: @escaping (FrameBuffer) -> Void) { self.spoil = spoil }

    func composite(_ list: borrowing DisplayList, into buffer: FrameBuffer) {
      painter.composite(list, into: buffer)
      spoil(buffer)
    }

    func work(of list: borrowing DisplayList) -> WorkCounters { painter.work(of: list) }
  }

  /// An engine that paints a buffer once and then relies on finding it as it left it.
  private final class Keeper: Engine {
    private let painter = Painter()
    private var left: (buffer: FrameBuffer, hash: String)?

    func composite(_ list: borrowing DisplayList, into buffer: FrameBuffer) {
      if let left { precondition(left.buffer === buffer && left.hash == buffer.hash) }
      painter.composite(list, into: buffer)
      left = (buffer, buffer.hash)
    }

    func work(of list: borrowing DisplayList) -> WorkCounters { painter.work(of: list) }
  }

  private func run(_ bench: EngineBenchmark) throws -> EngineBenchmarkRecord {
    try bench.run(renderer: try TextRenderer(), machine: machine) { _ in }
  }

  @Test("has a cold frame after every eighth frame, and at least one")
  func coldFrames() {
    for (frames, cold) in [(1, 1), (7, 1), (8, 1), (15, 1), (16, 2), (80, 10)] {
      #expect(EngineBenchmark(frames: frames).coldFrames == cold)
    }
  }

  @Test("gives each number of threads to the engines that can use it, and one to the others")
  func threads() {
    let bench = EngineBenchmark(threads: [1, 3], kernels: .baseline, frames: 1)
    for engine in EngineCatalogue.all {
      let drawn = bench.engines.filter { $0.id == engine.id }
      #expect(drawn.map(\.threads) == (engine.isOurs ? [1, 3] : [1]))
      if engine.isOurs { #expect(drawn.allSatisfy { $0.kernels.name == KernelSet.baseline.name }) }
    }
  }

  @Test("records as many times of each cell as there were frames, and a memset before each")
  func record() throws {
    let keeper = EngineDescriptor(
      id: "keeper", summary: "Relies on its buffer.", isOurs: false, writesOnlyChanges: true,
      make: { _, _ in Keeper() })
    let bench = EngineBenchmark(
      engines: [EngineCatalogue.all[0], keeper], ways: [.d, .a], frames: 2)
    let record = try run(bench)
    #expect(record.ways.map(\.strategy) == ["rounded-fill", "layer-grid"])
    #expect(record.cells.map(\.engine) == ["painter", "painter", "keeper", "keeper"])
    #expect(record.cells.map(\.way) == ["D", "A", "D", "A"])
    #expect(record.cells.map(\.writesOnlyChanges) == [false, false, true, true])
    for cell in record.cells {
      #expect(cell.times.count == 2 && cell.coldTimes.count == 1 && cell.prepareTimes.count == 3)
      #expect(cell.times.allSatisfy { $0 > 0 })
    }
    #expect(record.sources.randomAlphaTimes.count == 2 && record.sources.opaqueTimes.count == 2)
    #expect(record.memsetTimes.count == 2 * (4 + 2))
  }

  @Test("has engines that write only changes draw the other contents, and no others")
  func contents() throws {
    let keeper = EngineDescriptor(
      id: "keeper", summary: "Relies on its buffer.", isOurs: false, writesOnlyChanges: true,
      make: { _, _ in Keeper() })
    let bench = EngineBenchmark(
      engines: [EngineCatalogue.all[0], keeper], ways: [.a], frames: 1, contents: [.none, .labels])
    let record = try run(bench)
    #expect(record.content == "none" && record.comparedFrames == 4)
    #expect(record.cells.map(\.engine) == ["painter", "keeper", "keeper"])
    #expect(record.cells.map(\.content) == ["none", "none", "labels"])
    #expect(bench.cellCount == 3)
  }

  @Test("measures sources on the painter with one thread, whatever else is measured")
  func sourceEngine() throws {
    let keeper = EngineDescriptor(
      id: "keeper", summary: "Relies on its buffer.", isOurs: false, writesOnlyChanges: true,
      make: { _, _ in Keeper() })
    let record = try run(
      EngineBenchmark(engines: [keeper], threads: [3], ways: [.a], frames: 1))
    #expect(record.sources.engine == "painter" && record.sources.threads == 1)
  }

  @Test("is refused if an engine shows another image, even a single pixel of it")
  func difference() throws {
    let spoiler = EngineDescriptor(
      id: "spoiler", summary: "Spoils a pixel.", isOurs: false,
      make: { _, _ in Spoiler { $0.withLine(1_000) { $0[7] ^= 1 } } })
    let bench = EngineBenchmark(
      engines: [EngineCatalogue.all[0], spoiler], ways: [.a], frames: 1)
    #expect {
      try run(bench)
    } throws: { error in
      "\(error)"
        == "spoiler with 1 thread does not show the image of painter with 1 thread on way A: 1 px"
        + " differ in frame 0, the first at 7, 1000"
    }
  }

  @Test("lets an engine not get away with what another one left in the buffer")
  func leftovers() throws {
    let idler = EngineDescriptor(
      id: "idler", summary: "Draws nothing.", isOurs: false, make: { _, _ in Idler() })
    let bench = EngineBenchmark(
      engines: [EngineCatalogue.all[0], idler], ways: [.a], frames: 1)
    #expect(throws: EnginesDiffer.self) { try run(bench) }
  }

  /// An engine that leaves the buffer as it is.
  private final class Idler: Engine {
    func composite(_ list: borrowing DisplayList, into buffer: FrameBuffer) {}
    func work(of list: borrowing DisplayList) -> WorkCounters { Painter().work(of: list) }
  }
}
