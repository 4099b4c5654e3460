import Compositing
import Glibc
import Labels
import Measurement
import RunRecords
import SeededRandom

/// A yardstick bench while it runs: its tables, its engines and their times.
final class YardstickRun {
  private let bench: YardstickBench
  private let scene: YardstickScene
  private let tables: [YardstickTable]
  /// All tables' cells of an engine before the next engine's.
  private let cells: [TimedEngine]
  /// Two pictures for one engine, which tell whether it looks at them.
  private let sources: [YardstickSource]
  private let sourceCells: [TimedEngine]
  /// What all engines draw into that write every pixel.
  private let buffer: FrameBuffer
  private let other = OtherMemory(byteCount: YardstickBench.otherBytes)
  private var memsetTimes: [Int64] = []
  private var random: SeededGenerator
  /// The frames that were committed.
  private var frame = 0

  init(_ bench: YardstickBench, renderer: TextRenderer) {
    self.bench = bench
    let frames = bench.rounds.count + YardstickBench.roundsOfProof + 1
    let scene = YardstickScene(content: bench.content, frames: frames, seed: bench.seed)
    self.scene = scene
    let display = scene.scenario.display.pixels
    let buffer = FrameBuffer(size: display)
    self.buffer = buffer
    tables = bench.ways.map {
      YardstickTable(
        scene, way: $0, kernels: bench.kernels, renderer: renderer, seed: bench.seed)
    }
    cells = bench.engines.flatMap { engine in
      bench.ways.map { _ in TimedEngine(engine, shared: buffer) }
    }
    sources = [YardstickSource.Pixels.randomAlpha, .opaque].map {
      YardstickSource($0, display: display, seed: bench.seed)
    }
    sourceCells = sources.map { _ in TimedEngine(bench.engines[0], shared: buffer) }
    random = SeededGenerator(seed: bench.seed)
  }

  /// Moves all tables on by a frame and draws each once with every engine.
  ///
  /// - Parameter isCold: Whether other memory is touched before each frame instead of the buffer.
  func measureRound(isCold: Bool) {
    commitFrame()
    // The sources take turns with the cells.
    let turns = Array(0..<cells.count + (isCold ? 0 : sources.count))
    for turn in random.shuffled(turns) {
      if turn < cells.count {
        measure(cells[turn], table(ofCell: turn).list, isCold: isCold)
      } else {
        let source = turn - cells.count
        measure(sourceCells[source], sources[source].list, isCold: isCold)
      }
    }
  }

  private func measure(_ cell: TimedEngine, _ list: borrowing DrawList, isCold: Bool) {
    cell.draw(list, isCold: isCold) {
      if isCold {
        other.touch()
      } else {
        memsetTimes.append(clearBuffer())
      }
    }
  }

  /// Fills the shared buffer with what no picture shows, and returns how long it took.
  @discardableResult
  private func clearBuffer() -> Int64 {
    // The address is not kept.
    unsafe buffer.withUnsafeBytes { unsafe MemsetYardstick.measure(filling: $0) }
  }

  private func table(ofCell cell: Int) -> YardstickTable { tables[cell % tables.count] }

  private func commitFrame() {
    for table in tables { table.scroll(to: frame * YardstickScene.pixelsPerFrame) }
    frame += 1
  }
}

extension YardstickRun {
  /// Moves all tables on by a frame and compares what the engines show, pixel by pixel.
  func compareRound() throws(EnginesDiffer) {
    commitFrame()
    let expected = FrameBuffer(size: buffer.size)
    for (index, table) in tables.enumerated() {
      for cell in stride(from: index, to: cells.count, by: tables.count) {
        let engine = cells[cell]
        clearBuffer()
        engine.draw(table.list)
        if cell == index {
          expected.copyPixels(of: engine.buffer)
        } else if !engine.buffer.hasPixels(of: expected) {
          try difference(of: engine, from: expected, on: table)
        }
      }
    }
  }

  /// Says where an engine's picture differs.
  private func difference(
    of engine: TimedEngine, from expected: FrameBuffer, on table: YardstickTable
  ) throws(EnginesDiffer) {
    guard let difference = engine.buffer.difference(from: expected) else { return }
    throw EnginesDiffer(
      description: "\(engine.name) does not show the picture of \(cells[0].name) on way"
        + " \(table.way.rawValue): \(difference.count) px differ in frame \(frame - 1), the first"
        + " at \(difference.x), \(difference.y)")
  }

  /// What was measured so far.
  func record(machine: MachineFacts) -> YardstickRecord {
    let measured = cells.enumerated().map { index, cell in
      YardstickRecord.Cell(
        engine: cell.descriptor.id, threads: cell.descriptor.threads,
        way: table(ofCell: index).way.rawValue, isLowerBound: cell.descriptor.isLowerBound,
        writesOnlyChanges: cell.descriptor.writesOnlyChanges, prepareTimes: cell.prepareTimes,
        times: cell.times, coldTimes: cell.coldTimes)
    }
    return YardstickRecord(
      ways: bench.ways.map { .init(name: $0.rawValue, strategy: $0.strategy.id) },
      cells: measured, memsetTimes: memsetTimes,
      sources: YardstickRecord.Sources(
        engine: bench.engines[0].id, randomAlphaTimes: sourceCells[0].times,
        opaqueTimes: sourceCells[1].times),
      pixelWidth: buffer.size.width, pixelHeight: buffer.size.height,
      pixelsPerFrame: YardstickScene.pixelsPerFrame, otherBytes: YardstickBench.otherBytes,
      content: bench.content.rawValue, machine: machine)
  }
}

extension FrameBuffer {
  /// Whether all pixels are those of another buffer of the same size.
  fileprivate func hasPixels(of other: FrameBuffer) -> Bool {
    // Both have as many bytes as the first.
    unsafe withUnsafeBytes { mine in
      unsafe other.withUnsafeBytes {
        unsafe mine.count == 0 || memcmp(mine.baseAddress!, $0.baseAddress!, mine.count) == 0
      }
    }
  }

  /// Takes on the picture of another buffer of the same size.
  fileprivate func copyPixels(of other: FrameBuffer) {
    // Both have as many bytes as the first.
    unsafe withUnsafeBytes { mine in
      unsafe other.withUnsafeBytes { unsafe mine.copyMemory(from: UnsafeRawBufferPointer($0)) }
    }
  }
}
