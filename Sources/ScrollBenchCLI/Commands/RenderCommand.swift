package import ArgumentParser
import Benchmarking
import Compositing
import Files
import Geometry
import Graphics
package import JudgingCLI
import Text

package struct RenderCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw frames of the scroll to PNG files, their work, or how two strategies differ.",
    usage: "scrollbench render --strategy <s> [<options>] --output <path>",
    discussion: """
      A plain frame has exactly the pixels of the display. --overdraw and --difference print their \
      figures on standard output. An image has up to \(PNGFile.largestSide) px per side and \
      \(Self.mostPixels / 1_000_000) million px in total. Several images are written all or \
      none.
      """)

  @OptionGroup(title: "Scenario") package var scenarioOptions: ScenarioOptions

  @Option(
    help: ArgumentHelp("The strategy to draw with.", valueName: "s"),
    completion: Completion.strategy, transform: FlagValue.strategy)
  package var strategy: String

  @OptionGroup(title: "Engine") package var engineOptions: EngineOptions

  @OptionGroup package var frameOptions: FrameOptions

  @Option(
    count: "refreshes a second", upTo: 1_000,
    "The refresh rate that ticks are counted at, Hz.")
  package var hz: Int = 120

  @Flag(
    help: """
      Show how often each pixel is written or blended, item by item as the layers ask for it: the \
      darker, the more often, up to 4 times; red where it is blended. Prints touched px / display px.
      """)
  package var overdraw = false

  @Option(
    help: ArgumentHelp(
      """
      Show how far each pixel is from that of another strategy: darker red for 1, 2, 4, 16 and 64 \
      levels of 255 or more. Prints the number of px that differ and the largest difference.
      """, valueName: "s"), completion: Completion.strategy, transform: FlagValue.strategy)
  package var difference: String?

  @Option(
    path: "path",
    "The PNG file to write; for several images a folder, made if it is missing.")
  package var output: String

  package init() {}

  package func validate() throws {
    if output == "-" {
      throw ValidationError("--output takes a file or a folder: an image is not printed")
    }
    if overdraw, difference != nil {
      throw ValidationError("--overdraw and --difference are two images: give one of them")
    }
    if overdraw, engineOptions.engine.id != EngineCatalogue.all[0].id {
      throw ValidationError(
        "--overdraw counts what the layers ask for, whatever the engine: leave --engine out")
    }
  }

  package func run() throws {
    let experiment = try scenarioOptions.makeSpec().experiment()
    let scenario = experiment.scenario
    let frames = try frameOptions.frames(of: scenario.traceDuration, refreshRate: hz)
    let files = try ImageFiles(of: frames, at: output)
    // Before the drawing, which takes a while.
    let size = scenario.display.pixels
    guard size.area <= Self.mostPixels else {
      throw CommandFailure(
        "an image would have \(size.width)x\(size.height) px; at most"
          + " \(Self.mostPixels / 1_000_000) million px are accepted: give a smaller --display",
        .usage)
    }
    try files.check()
    let renderer = try TextRenderer()
    let scrolls = [strategy, difference].compactMap(\.self).map {
      FramePipeline(
        scenario, rows: experiment.rows, strategy: KnownStrategies.named($0),
        engine: engineOptions.engine, renderer: renderer, seed: scenarioOptions.seed)
    }
    let images = try ProgressLine.showing { line in
      try frames.enumerated().map { index, frame in
        line.show(["drawing frame \(frame)"], fraction: Double(index) / Double(frames.count))
        return try image(of: frame, in: scrolls)
      }
    }
    try files.write(images.map(\.file))
    for (frame, image) in zip(frames, images) {
      let time = DecimalText.fixed(Double(frame) / Double(hz), places: 3)
      if let figures = image.figures { print("frame \(frame) (\(time) s): \(figures)") }
    }
  }
}

extension RenderCommand {
  /// The most pixels of an image: 400 MB of memory.
  private static let mostPixels = 100_000_000

  /// Frames are drawn in ascending order; figures are for standard output, `nil` for a plain one.
  ///
  /// - Parameter scrolls: That of the strategy, then that of the other one of a difference.
  private func image(
    of frame: Int, in scrolls: [FramePipeline]
  ) throws -> (file: [UInt8], figures: String?) {
    let buffers = scrolls.map { $0.frame(frame, refreshRate: hz) }
    if let difference {
      let found = ImageDifference(buffers[0], from: buffers[1])
      let map = buffers[1].withAllPixels { found.map(over: $0) }
      return (try map.pngFile(), figures(of: found, from: difference))
    }
    guard overdraw else { return (try buffers[0].pngFile(), nil) }
    let map = scrolls[0].overdraw
    return (
      try map.image.pngFile(),
      "overdraw \(DecimalText.fixed(map.overdraw, places: 2)),"
        + " blended \(DecimalText.fixed(map.blendedShare, places: 2))"
    )
  }

  private func figures(of found: ImageDifference, from other: String) -> String {
    guard found.largest > 0 else { return "\(strategy) and \(other) are identical" }
    let bounds = found.bounds
    return
      "\(strategy) and \(other) differ in \(found.pixels.count) of \(found.size.area) px by up to"
      + " \(found.largest) of 255, within \(bounds.width)x\(bounds.height) px at"
      + " \(bounds.x),\(bounds.y)"
  }
}

extension FrameBuffer {
  func pngFile() throws -> [UInt8] {
    try withAllPixels { try PNGFile.bytes(pixels: $0, size: size) }
  }
}
