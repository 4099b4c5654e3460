import Compositing
import Measurement
import RunRecords
import SeededRandom
import Text

/// A yardstick bench while it runs: its tables, its engines and their times.
final class EngineBenchmarkRun {
  private let bench: EngineBenchmark
  /// All ways of a content before the next content's.
  private let tables: [EngineBenchmarkTable]
  /// All ways of an engine before the next engine's, all of a content before the next content's.
  private let cells: [Cell]
  /// What shows the image that all have to show.
  private let judge: TimedEngine
  /// Two images for one engine, which tell whether it looks at them.
  private let sources: [EngineBenchmarkSource]
  private let sourceCells: [TimedEngine]
  /// What all engines draw into that write every pixel.
  private let buffer: FrameBuffer
  private let other = CacheFlusher(byteCount: EngineBenchmark.otherBytes)
  private var memsetTimes: [Int64] = []
  private var random: SeededGenerator
  /// The frames that were committed.
  private var frame = 0

  /// An engine on one of the tables.
  private struct Cell {
    let engine: TimedEngine
    let table: Int
  }

  init(_ bench: EngineBenchmark, renderer: TextRenderer) {
    self.bench = bench
    let frames = bench.rounds.count + EngineBenchmark.comparedFrames
    let display = ScenarioCatalogue.yardstick.display.pixels
    let buffer = FrameBuffer(size: display)
    self.buffer = buffer
    tables = bench.contents.flatMap { content in
      let scene = EngineBenchmarkScene(content: content, frames: frames, seed: bench.seed)
      return bench.ways.map {
        EngineBenchmarkTable(
          scene, way: $0, kernels: bench.kernels, renderer: renderer, seed: bench.seed)
      }
    }
    cells = bench.contents.enumerated().flatMap { index, content in
      bench.engines(on: content).flatMap { engine in
        // Tables share an engine that is none the wiser for it, and its threads.
        let shared = engine.remembersFrames ? nil : engine.make()
        return bench.ways.indices.map { way in
          Cell(
            engine: TimedEngine(engine, drawnBy: shared ?? engine.make(), shared: buffer),
            table: index * bench.ways.count + way)
        }
      }
    }
    judge = TimedEngine(bench.engines[0], drawnBy: bench.engines[0].make(), shared: buffer)
    sources = [EngineBenchmarkSource.Pixels.randomAlpha, .opaque].map {
      EngineBenchmarkSource($0, display: display, seed: bench.seed)
    }
    let engine = bench.sourceEngine
    sourceCells = sources.map { _ in
      TimedEngine(engine, drawnBy: engine.make(), shared: buffer)
    }
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
        let cell = cells[turn]
        measure(cell.engine, tables[cell.table].list, isCold: isCold)
      } else {
        let source = turn - cells.count
        measure(sourceCells[source], sources[source].list, isCold: isCold)
      }
    }
  }

  private func measure(_ cell: TimedEngine, _ list: borrowing DisplayList, isCold: Bool) {
    cell.draw(list, isCold: isCold) {
      if isCold {
        other.touch()
      } else {
        memsetTimes.append(clearBuffer())
      }
    }
  }

  /// Fills the shared buffer with what no image shows, and returns how long it took.
  @discardableResult
  private func clearBuffer() -> Int64 {
    // The address is not kept.
    unsafe buffer.withUnsafeBytes { unsafe FillBandwidthProbe.measure(filling: $0) }
  }

  private func commitFrame() {
    for table in tables { table.scroll(to: frame * EngineBenchmarkScene.pixelsPerFrame) }
    frame += 1
  }
}

extension EngineBenchmarkRun {
  /// Moves all tables on by a frame and compares what the engines show, pixel by pixel.
  func compareRound() throws(EnginesDiffer) {
    commitFrame()
    let expected = FrameBuffer(size: buffer.size)
    for (index, table) in tables.enumerated() {
      clearBuffer()
      judge.draw(table.list)
      expected.copyPixels(of: judge.buffer)
      for cell in cells where cell.table == index {
        clearBuffer()
        cell.engine.draw(table.list)
        try require(expected, of: cell.engine, on: table)
      }
    }
  }

  /// Says where an engine's image differs, if it does.
  private func require(
    _ expected: FrameBuffer, of engine: TimedEngine, on table: EngineBenchmarkTable
  ) throws(EnginesDiffer) {
    guard let difference = engine.buffer.difference(from: expected) else { return }
    let labels = table.content == .labels ? " with labels" : ""
    throw EnginesDiffer(
      description: "\(engine.name) does not show the image of \(judge.name) on way"
        + " \(table.way.rawValue)\(labels): \(difference.count) px differ in frame \(frame - 1), the first"
        + " at \(difference.x), \(difference.y)")
  }

  /// What was measured so far.
  func record(machine: MachineFacts) -> EngineBenchmarkRecord {
    let measured = cells.map { cell in
      let engine = cell.engine
      let table = tables[cell.table]
      return EngineBenchmarkRecord.Cell(
        engine: engine.descriptor.id, threads: engine.descriptor.threads,
        way: table.way.rawValue, content: table.content.rawValue,
        isLowerBound: engine.descriptor.isLowerBound,
        writesOnlyChanges: engine.descriptor.writesOnlyChanges, prepareTimes: engine.prepareTimes,
        times: engine.times, coldTimes: engine.coldTimes)
    }
    let sourceEngine = bench.sourceEngine
    return EngineBenchmarkRecord(
      ways: bench.ways.map { .init(name: $0.rawValue, strategy: $0.strategy.id) },
      cells: measured, memsetTimes: memsetTimes,
      sources: EngineBenchmarkRecord.Sources(
        engine: sourceEngine.id, threads: sourceEngine.threads,
        randomAlphaTimes: sourceCells[0].times, opaqueTimes: sourceCells[1].times),
      pixelWidth: buffer.size.width, pixelHeight: buffer.size.height,
      pixelsPerFrame: EngineBenchmarkScene.pixelsPerFrame, otherBytes: EngineBenchmark.otherBytes,
      content: bench.contents[0].rawValue, comparedFrames: EngineBenchmark.comparedFrames,
      machine: machine)
  }
}

extension FrameBuffer {
  /// Takes on the image of another buffer of the same size.
  fileprivate func copyPixels(of other: FrameBuffer) {
    // Both have as many bytes as the first.
    unsafe withUnsafeBytes { mine in
      unsafe other.withUnsafeBytes { unsafe mine.copyMemory(from: UnsafeRawBufferPointer($0)) }
    }
  }
}
