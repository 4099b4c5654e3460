import ArgumentParser
import Benchmarking
import Compositing
import Foundation
import Graphics
import Measurement
import Statistics
import Text

/// Compares the engines on one scene, each with six strategies.
@main
struct EngineComparison: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "engines",
    abstract: "Compare the compositing engines on one scene.",
    discussion: """
      White rows of 2572 × 88 px in groups of six on a display of 2732 × 2048 px, scrolled by 37 px per \
      frame. First, all engines must draw the same pixels (otherwise exit status 1). Then all of them \
      draw each frame, in shuffled order. Prints the median time in ms, its ratio to pixman in the \
      same process, its ratio to the fill limit: the faster of ordinary and streaming stores that fill \
      the same buffers, measured for every frame; and to the strategy's own limit: the time to move at \
      that rate the bytes that must be written and read once, the display and the shown pixels of each \
      image. Displays have three rotating buffers; a single \
      one may stay in the cache.
      """)

  @Option(help: "Measured frames per engine and strategy, 1 to 10000.")
  var frames = 80

  @Option(help: "Numbers of threads, separated by commas; pixman draws with one.")
  var threads = "1,2"

  @Option(help: "Numbers of rotating buffers, separated by commas; one table each.")
  var buffers = "3,1"

  /// The layer grid, a bitmap with alpha per row, shared images declared opaque or not, a stretched
  /// image, and the engine's own rounded rectangles.
  static let strategies = [
    "layer-grid", "whole-view-alpha", "image-slice+opaque", "image-slice", "nine-slice",
    "rounded-fill",
  ]

  func validate() throws {
    guard (1...10_000).contains(frames) else {
      throw ValidationError("--frames takes a number from 1 to 10000, not \(frames)")
    }
    _ = try numbers(threads, upTo: 64, "--threads")
    _ = try numbers(buffers, upTo: 16, "--buffers")
  }

  func run() throws {
    if BuildInfo.isDebug { print("This is a debug build: its times are not meaningful.\n") }
    let engines = try numbers(threads, upTo: 64, "--threads").reduce(into: [EngineDescriptor]()) {
      engines, count in
      for engine in EngineCatalogue.all
      where engine.isOurs || !engines.contains(where: { $0.id == engine.id }) {
        var threaded = engine
        if engine.isOurs { threaded.threads = count }
        engines.append(threaded)
      }
    }.sorted { Self.place(of: $0) < Self.place(of: $1) }
    let renderer = try TextRenderer()
    for count in try numbers(buffers, upTo: 16, "--buffers") {
      let comparison = EngineBenchmark(
        engines: engines, strategies: Self.strategies, buffers: count, frames: frames,
        renderer: renderer)
      if let difference = comparison.firstDifference() {
        FileHandle.standardError.write(Data("\(difference)\n".utf8))
        throw ExitCode(1)
      }
      comparison.measure()
      print(table(of: comparison, buffers: count))
    }
  }

  /// The position of an engine in the table: catalogue order, then the number of threads.
  private static func place(of engine: EngineDescriptor) -> Int {
    let index = EngineCatalogue.all.firstIndex { $0.id == engine.id } ?? 0
    return index * 100 + engine.threads
  }

  private func numbers(_ text: String, upTo most: Int, _ option: String) throws -> [Int] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      guard let number = Int(part), (1...most).contains(number) else {
        throw ValidationError("\(option) takes numbers from 1 to \(most), not \"\(part)\"")
      }
      return number
    }
  }

  private func table(of run: EngineBenchmark, buffers: Int) -> String {
    let limit = run.fillLimit
    var lines = [
      "\(buffers) \(buffers == 1 ? "buffer" : "rotating buffers"), \(frames) frames; fill limit"
        + " \(fixed(limit.nanoseconds / 1e6, 3)) ms (\(limit.stores) stores)",
      "", pad("engine", 22) + pad("strategy", 20) + "      ms  × pixman  × fill limit  × own limit",
    ]
    for (cell, median) in run.medians {
      let pixman = run.median(engine: "pixman", strategy: cell.strategy)
      lines.append(
        pad("\(cell.engine.id), \(cell.engine.threads)", 22) + pad(cell.strategy, 20)
          + right(fixed(median / 1e6, 3), 8)
          + right(pixman.map { fixed(median / $0, 2) } ?? "–", 10)
          + right(fixed(median / limit.nanoseconds, 2), 14)
          + right(fixed(median / run.ownLimit(of: cell), 2), 13))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func fixed(_ value: Double, _ places: Int) -> String {
    String(format: "%.\(places)f", value)
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  private func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }
}
