import Benchmarking
import Compositing
import Geometry
import Graphics
import Measurement
import RowStrategies
import SeededRandom
import Statistics
import TableModel
import Text

/// Measures every engine with every strategy on one scene, in shuffled order in one process.
final class EngineBenchmark {
  /// One engine with one strategy.
  final class Cell {
    let engine: EngineDescriptor
    let strategy: String
    fileprivate let drawing: any Engine
    /// The rotating buffers, which all cells share.
    fileprivate let buffers: [FrameBuffer]
    fileprivate var times: [Double] = []
    /// The bytes that the strategy's frames must move; see ``DisplayList/leastBytes``.
    fileprivate var leastBytes = 0

    fileprivate init(
      _ engine: EngineDescriptor, _ drawing: any Engine, _ strategy: String,
      buffers: [FrameBuffer]
    ) {
      self.engine = engine
      self.strategy = strategy
      self.drawing = drawing
      self.buffers = buffers
    }

    /// Composites a frame and returns the time in nanoseconds.
    fileprivate func draw(_ list: borrowing DisplayList, frame: Int) -> Double {
      let start = MonotonicClock.now()
      drawing.composite(list, into: buffers[frame % buffers.count])
      return Double(MonotonicClock.now() - start)
    }

    /// Draws a frame that counts.
    fileprivate func measure(_ list: borrowing DisplayList, frame: Int) {
      times.append(draw(list, frame: frame))
      leastBytes += list.leastBytes
    }
  }

  // Both as in the scenario: its trace has 1,110 pt/s, which is 37 px per frame at 60 Hz.
  private static let pixelsPerFrame = 37
  private static let rowsPerSection = 6
  /// The number of frames whose pixels are compared before any is timed.
  private static let comparedFrames = 4

  private let pipelines: [FramePipeline]
  private let cells: [Cell]
  private let shared: [FrameBuffer]
  private let frames: Int
  private var frame = 0
  private var fillTimes: (ordinary: [Double], streaming: [Double]) = ([], [])
  private var random = SeededGenerator(seed: 1)

  init(
    engines: [EngineDescriptor], strategies: [String], buffers: Int, frames: Int,
    renderer: TextRenderer
  ) {
    let scenario = ScenarioDescriptor.engineBenchmark.scenario
    let display = scenario.display.pixels
    let height = Int(scenario.rowHeight * scenario.display.scale)
    let scrolled = (frames + Self.comparedFrames) * Self.pixelsPerFrame + display.height
    let sections = scrolled / (height * Self.rowsPerSection) + 1
    let rows = RowTable.synthetic(count: sections * Self.rowsPerSection, seed: 1)
      .cut(intoSectionsOf: Self.rowsPerSection...Self.rowsPerSection, seed: 1)
    let shared = (0..<buffers).map { _ in FrameBuffer(size: display) }
    self.shared = shared
    self.frames = frames
    pipelines = strategies.map { id in
      guard let strategy = StrategyCatalogue.all.first(where: { $0.id == id }) else {
        preconditionFailure("there is no strategy \(id)")
      }
      return FramePipeline(
        scenario, rows: rows, strategy: strategy, engine: nil, renderer: renderer)
    }
    cells = engines.flatMap { engine in
      // Strategies share an engine and its threads.
      let drawing = engine.make()
      return strategies.map { Cell(engine, drawing, $0, buffers: shared) }
    }
  }

  private func commitFrame() {
    for pipeline in pipelines {
      pipeline.layOut(at: frame * Self.pixelsPerFrame)
      pipeline.commit()
    }
    frame += 1
  }

  private func pipeline(of index: Int) -> FramePipeline { pipelines[index % pipelines.count] }

  /// Describes the first image that differs from the first engine's; `nil` if all are equal.
  func firstDifference() -> String? {
    for _ in 0..<Self.comparedFrames {
      commitFrame()
      var expected: [String] = []
      for (index, cell) in cells.enumerated() {
        _ = cell.draw(pipeline(of: index).displayList, frame: frame)
        let hash = cell.buffers[frame % cell.buffers.count].hash
        if index < pipelines.count { expected.append(hash) }
        guard hash == expected[index % pipelines.count] else {
          return "\(cell.engine.id) with \(cell.engine.threads) threads draws other pixels than"
            + " \(cells[0].engine.id): \(cell.strategy), frame \(frame)"
        }
      }
    }
    return nil
  }

  /// Draws all frames: per frame every cell once and both fills, in shuffled order.
  func measure() {
    for _ in 0..<frames {
      commitFrame()
      for index in random.shuffled(Array(0..<cells.count + 2)) {
        switch index {
        case cells.count:
          fillTimes.ordinary.append(
            FillLimit.time(of: FillLimit.fillWithOrdinaryStores, to: shared))
        case cells.count + 1:
          fillTimes.streaming.append(
            FillLimit.time(of: FillLimit.fillWithStreamingStores, to: shared))
        default:
          cells[index].measure(pipeline(of: index).displayList, frame: frame)
        }
      }
    }
  }

  /// The median time of each cell, in nanoseconds.
  var medians: [(cell: Cell, nanoseconds: Double)] {
    cells.map { ($0, Distribution($0.times).median) }
  }

  /// Returns the time in nanoseconds in which the faster kind of stores moves the bytes of a cell's
  /// mean frame.
  func ownLimit(of cell: Cell) -> Double {
    let written = shared[0].size.area * MemoryLayout<UInt32>.stride
    return fillLimit.nanoseconds * Double(cell.leastBytes) / Double(frames * written)
  }

  func median(engine: String, strategy: String) -> Double? {
    medians.first { $0.cell.engine.id == engine && $0.cell.strategy == strategy }?.nanoseconds
  }

  /// The median time in which the faster kind of stores fills one buffer, in nanoseconds.
  var fillLimit: (nanoseconds: Double, stores: String) {
    let ordinary = Distribution(fillTimes.ordinary).median
    let streaming = Distribution(fillTimes.streaming).median
    return ordinary < streaming ? (ordinary, "ordinary") : (streaming, "streaming")
  }
}

extension DisplayList {
  /// The bytes that any engine must move for the frame: each pixel of the display written once, and
  /// each shown pixel of an image read once, however often it is drawn.
  fileprivate var leastBytes: Int {
    var images: [ObjectIdentifier: (shown: Int, all: Int)] = [:]
    for item in items {
      let (image, shown): (Bitmap, Int)
      switch item.source {
      case .image(let bitmap, _, _): (image, shown) = (bitmap, item.rect.area)
      case .stretched(let bitmap, let columns, let lines):
        (image, shown) = (
          bitmap,
          columns.shownCount(on: item.rect.x..<item.rect.maxX)
            * lines.shownCount(on: item.rect.y..<item.rect.maxY)
        )
      case .color, .corner, .pass: continue
      }
      images[ObjectIdentifier(image), default: (0, image.width * image.height)].shown += shown
    }
    let pixels = images.values.reduce(display.area) { $0 + min($1.shown, $1.all) }
    return pixels * MemoryLayout<UInt32>.stride
  }
}
