package import ArgumentParser
import Compositing
import ImageFiles
import Labels
import RowStrategies
import ScrollHarness

/// `scrollbench render`: a frame of the scroll as a PNG file.
package struct RenderCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw one frame of the scroll to a PNG file, or how often each pixel is written.")

  @OptionGroup(title: "Scenario") package var scenarioOptions: ScenarioOptions

  @Option(
    help: ArgumentHelp("The strategy to draw with.", valueName: "s"),
    transform: { try FlagValue.name($0, of: "strategy", among: KnownStrategies.all.map(\.id)) })
  package var strategy: String

  @OptionGroup(title: "Engine") package var engineOptions: EngineOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The tick of the scroll, from 0. (default: 0)", valueName: "n"),
    transform: { text in
      guard let frame = Int(text), (0...100_000_000).contains(frame) else {
        throw ValidationError("\"\(text)\" is not a frame number from 0")
      }
      return frame
    })
  package var frame: Int = 0

  @Option(
    help: ArgumentHelp(
      "The refresh rate that ticks are counted at, Hz. (default: 120)", valueName: "n"),
    transform: FlagValue.count("refreshes a second", upTo: 1_000))
  package var hz: Int = 120

  @Option(
    help: ArgumentHelp("The PNG file to write.", valueName: "file.png"), transform: FlagValue.path)
  package var output: String

  @Flag(
    help: """
      Show the work instead of the picture: the darker a pixel, the more often it was written; red \
      where it was blended.
      """)
  package var overdraw = false

  package init() {}

  package func run() throws {
    try CommandFailure.reporting {
      Interruption.install()
      let scenario = try scenarioOptions.resolvedScenario()
      let rows = try scenarioOptions.resolvedRows(scenario)
      let seconds = Double(frame) / Double(hz)
      guard seconds <= scenario.traceDuration else {
        throw CommandFailure(
          "frame \(frame) at \(hz) Hz is at \(seconds) s, but the scroll lasts"
            + " \(scenario.traceDuration) s", .usage)
      }
      let renderer = try CommandFailure.wrapping(.data) { try TextRenderer() }
      let still = Still(
        scenario: scenario, rows: rows, strategy: KnownStrategies.named(strategy),
        engine: engineOptions.engine,
        seed: scenarioOptions.seed)
      let buffer = still.frame(
        frame, refreshRate: hz, renderer: renderer, showsOverdraw: overdraw)
      try Interruption.whileWriting { check in
        try check()
        try CommandFailure.wrapping(.output) {
          try PictureFile.check(output)
          try buffer.withAllPixels { pixels in
            try PNGFile.write(pixels: pixels, size: buffer.size, to: output)
          }
        }
      }
    }
  }
}
