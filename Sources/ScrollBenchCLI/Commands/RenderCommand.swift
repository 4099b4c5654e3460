package import ArgumentParser
import Benchmarking
import Compositing
import Files
import Geometry
import Graphics
package import JudgingCLI
import RowStrategies
import Text

/// `scrollbench render`: draws frames of the scroll to PNG files.
package struct RenderCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw frames of the scroll to PNG files, their work, or how two strategies differ.",
    discussion: """
      A plain frame has exactly the pixels of the display. --overdraw and --difference print their \
      figures on standard output. An image has up to \(PNGFile.largestSide) px per side and \
      \(FrameRendering.mostPixels / 1_000_000) million px in total. Several images are written all or \
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
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      The size of an image, 0.1 to 4 times the display's pixels: smaller ones are averaged over \
      areas, larger ones repeat pixels. (default: 1)
      """, valueName: "f"),
    transform: FlagValue.imageScale)
  package var scale: Double = 1

  @Option(
    path: "path",
    """
    The PNG file to write. For several images a pattern such as frame-%d.png, where %d stands \
    for the frame's number and %04d for four digits of it, or a folder, made if it is missing.
    """)
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
    try CommandFailure.reporting {
      let scenario = try scenarioOptions.resolvedScenario()
      let rows = try scenarioOptions.resolvedRows(scenario)
      let frames = try frameOptions.frames(of: scenario.traceDuration, refreshRate: hz)
      let files = try CommandFailure.wrapping(.usage) { try ImageFiles(of: frames, at: output) }
      // Before the drawing, which takes a while.
      try files.check()
      let subject: FrameRendering.Subject =
        if let difference {
          .difference(from: KnownStrategies.named(difference))
        } else {
          overdraw ? .overdraw : .frame
        }
      let renderer = try CommandFailure.wrapping(.data) { try TextRenderer() }
      let rendering = FrameRendering(
        of: KnownStrategies.named(strategy), subject, refreshRate: hz, scale: scale
      ) {
        FramePipeline(
          scenario, rows: rows, strategy: $0, engine: engineOptions.engine, renderer: renderer,
          seed: scenarioOptions.seed)
      }
      let images = try ProgressLine.showing { line in
        try CommandFailure.wrapping(.output) {
          try frames.enumerated().map { index, frame in
            line.show(["drawing frame \(frame)"], fraction: Double(index) / Double(frames.count))
            return try rendering.image(of: frame)
          }
        }
      }
      try files.write(images.map(\.bytes))
      for (frame, image) in zip(frames, images) {
        let time = DecimalText.fixed(Double(frame) / Double(hz), places: 3)
        if let figures = image.text(strategy) { print("frame \(frame) (\(time) s): \(figures)") }
      }
    }
  }
}

extension FrameRendering.Image {
  /// The figures of the image for standard output; `nil` for a plain frame.
  ///
  /// - Parameter strategy: The id of the strategy that drew it.
  fileprivate func text(_ strategy: String) -> String? {
    switch figures {
    case .none: return nil
    case .overdraw(let map):
      return "overdraw \(DecimalText.fixed(map.overdraw, places: 2)),"
        + " blended \(DecimalText.fixed(map.blendedShare, places: 2))"
    case .difference(let map, let other):
      guard map.count > 0 else { return "\(strategy) and \(other.id) are identical" }
      let bounds = map.bounds
      return "\(strategy) and \(other.id) differ in \(map.count) of \(map.size.area) px by up to"
        + " \(map.largest) of 255, within \(bounds.width)x\(bounds.height) px at"
        + " \(bounds.x),\(bounds.y)"
    }
  }
}
