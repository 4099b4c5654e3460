import Analysis
package import ArgumentParser
package import Benchmarking
import Graphics
import Measurement
import Reporting
import RunRecords
import Statistics
import Text

/// `scrollbench engines`: measures all engines against a memset, each other and pixman.
package struct EnginesCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "engines",
    abstract: "Draw one scene in six ways with every engine, as multiples of a memset.",
    usage: "scrollbench engines [<options>]",
    discussion: """
      The scene is a frame of 2732x2048 px with white groups of six rows, scrolled 37 px a frame. \
      Ways: A layer grid, B a bitmap with alpha per row, C1 shared images of rows, the middle \
      ones declared opaque, C1a the same with none declared opaque, C2 stretched images, D rounded \
      rectangles of the engine. All engines first show that they draw the same pixels; exit 1 if \
      they do not. Engines that write only what changed are shown apart.
      """)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Threads that composite, each number for all engines that can use several: at most"
        + " \(FlagValue.mostThreadCounts) numbers, each at most"
        + " \(FlagValue.mostThreadsPerProcessor) times the processors. (default: 1,2)",
      valueName: "1,2,…"), transform: FlagValue.threadCounts)
  package var threads: [Int] = [1, 2]

  @Option(
    help: ArgumentHelp(
      "Ways to draw. (default: all of them, A,B,C1,C1a,C2,D)", valueName: "A,B,…"),
    completion: Completion.ways, transform: FlagValue.ways)
  package var ways: [DrawingWay] = DrawingWay.allCases

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Frames of each engine on each way; for every eighth there is a cold one too. (default: 80)",
      valueName: "n"), transform: FlagValue.count("frames", upTo: 10_000))
  package var frames: Int = 80

  @Option(
    help: ArgumentHelp(
      "What pixels are written with, of labels, images and frames: what every processor has, or the"
        + " widest registers that this one has. (values: baseline, wide; default: wide)",
      valueName: "kind"), completion: Completion.kernels,
    transform: FlagValue.kernels)
  package var kernels: String?

  @Option(
    help: ArgumentHelp(
      "What rows show besides their background. (values: none, labels; default: none, and labels"
        + " too for engines that write only changes)", valueName: "what"),
    completion: Completion.choices(of: Scenario.Content.self), transform: FlagValue.choice)
  package var content: Scenario.Content?

  @Option(
    help: ArgumentHelp(
      "A CSV file to write, replaced whole if it holds such a result.", valueName: "file.csv"),
    completion: .file(extensions: ["csv"]), transform: FlagValue.path)
  package var output: String?

  @OptionGroup package var debugBuild: DebugBuildOptions

  package init() {}

  package func validate() throws {
    try FlagValue.requireProcessors(forThreads: threads)
  }

  package func run() throws {
    try CommandFailure.reporting {
      Interruption.install()
      try debugBuild.check()
      if let output {
        try CommandFailure.wrapping(.output) {
          try OutputFile.check(output, header: EnginesCSV.header)
        }
      }
      let record = try measure()
      let summary = EngineBenchmarkSummary(record)
      let result = PrintedResult(EnginesReport(record: record, summary: summary).text)
      guard let output else { return }
      try result.write(to: output) {
        try OutputFile.write(
          EnginesCSV.bytes(summary), to: output, header: EnginesCSV.header,
          beforePublishing: Interruption.check)
      }
    }
  }

  private func measure() throws -> EngineBenchmarkRecord {
    let renderer = try CommandFailure.wrapping(.data) { try TextRenderer() }
    let kernels = self.kernels.flatMap(KernelSet.named) ?? .widest
    // Before the run, so that the load is other programs' and not the tool's own.
    let machine = MachineProbe.facts(
      fontFiles: [], fontFingerprint: "", textLibraries: TextRenderer.libraryVersions,
      kernels: kernels.name)
    let bench = EngineBenchmark(
      threads: threads, kernels: kernels, ways: ways, frames: frames,
      contents: content.map { [$0] } ?? [.none, .labels])
    var line = ProgressLine()
    defer { line.finish() }
    return try CommandFailure.wrapping(.mismatch) {
      try bench.run(renderer: renderer, machine: machine) { fraction in
        line.show(["\(bench.cellCount) cells"], fraction: fraction)
      }
    }
  }
}
