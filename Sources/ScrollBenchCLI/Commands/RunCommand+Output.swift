import Analysis
import Benchmarking
import Compositing
import Files
import Graphics
import JudgingCLI
import Reporting
import RunData
import Statistics
import Text

extension RunCommand {
  /// Draws what each strategy shows, so that a report needs no renderer.
  ///
  /// A strategy whose id cannot be the name of a file has no images.
  func drawImages(_ experiment: Experiment, _ renderer: TextRenderer) throws -> [String: [UInt8]] {
    let painter = StrategyImages(
      experiment.scenario, rows: experiment.rows, engine: experiment.engine, renderer: renderer,
      comparesPixels: experiment.checksPixels)
    let strategies = experiment.strategies
    return try ProgressLine.showing { line in
      try CommandFailure.wrapping(.output) {
        try strategies.enumerated().reduce(into: [:]) { files, element in
          let (index, strategy) = element
          line.show(
            ["drawing images", strategy.id], fraction: Double(index) / Double(strategies.count))
          try Interruption.check()
          let images = painter.images(of: strategy)
          for (kind, buffer) in [
            (ImageKind.caps, images.caps), (.overdraw, images.overdraw),
            (.difference, images.difference),
          ] {
            guard let buffer, let name = kind.file(of: strategy.id) else { continue }
            files[name] = try buffer.pngFile()
          }
        }
      }
    }
  }

  /// Prints the result and writes the files of a run.
  ///
  /// - Parameter folder: The folder that has the frames.
  func publish(
    _ run: RunResult, _ images: [String: [UInt8]], from folder: inout UnpublishedFolder?,
    to place: RunPlace
  ) throws {
    let summaries = SeriesSummary.all(of: run)
    guard let begun = folder.take() else { preconditionFailure("a measured run has a folder") }
    let files = try CommandFailure.wrapping(.output) {
      try run.derivedFiles(summaries).merging(images) { $1 }
    }
    let result = PrintedResult(
      try CommandFailure.wrapping(.output) { try printed(run, summaries, place) })
    var fault: String?
    defer { if let fault { StandardError.write(line: fault) } }
    try result.write {
      try begun.write(files)
      let path = try place.publish(begun)
      if case .dated = place { fault = DatedFolder.link(to: path) }
      return (path, "\(path)/summary.csv, frames.csv and run.json")
    }
    Interruption.resume()
  }

  /// - Throws: ``OutputError`` for a number that JSON does not have.
  private func printed(
    _ run: RunResult, _ summaries: [SeriesSummary], _ place: RunPlace
  ) throws -> [UInt8] {
    let source = ReportSource(
      run, summaries: summaries, command: [place.name, "--html", "report.html"])
    return try source.bytes(
      outputOptions.runFormat, folder: place.name, allTables: "--verbose",
      since: place.earlier(than: MeasuredRun(run, summaries: summaries)))
  }
}

/// The folder that a run is written to.
enum RunPlace {
  /// The folder of `--output`, whose run is replaced.
  case given(String)
  case dated(DatedFolder)

  /// - Parameter output: The value of `--output`; `nil` for a new folder.
  init(_ output: String?, scenario: String) {
    self = output.map(Self.given) ?? .dated(DatedFolder(scenario: scenario))
  }

  /// The path of the folder, unless another process takes that of a dated one.
  private var path: String {
    switch self {
    case .given(let path): path
    case .dated(let folder): folder.firstFree
    }
  }

  /// The path by which commands name the run once it is written.
  var name: String {
    if case .dated = self, DatedFolder.canLink { DatedFolder.latest } else { path }
  }

  /// - Throws: ``OutputError`` if nothing can be written there.
  func check() throws(OutputError) { try FolderKind.run.check(path) }

  /// Makes the folder of a run; signals wait until it is published.
  func begin(_ folder: inout UnpublishedFolder?) throws -> UnpublishedFolder {
    Interruption.suspend()
    let begun = try FolderKind.run.begin(path)
    folder = begun
    return begun
  }

  /// Publishes the folder of a run.
  ///
  /// - Returns: The path.
  func publish(_ folder: UnpublishedFolder) throws -> String {
    switch self {
    case .given(let path):
      try folder.publish(Interruption.check)
      return path
    case .dated(let place):
      return try place.publish(folder)
    }
  }

  /// The comparison of the newest earlier run with a run; `nil` without one, or if the user names
  /// the folder.
  func earlier(than run: MeasuredRun) -> RunComparison? {
    guard case .dated(let folder) = self else { return nil }
    return folder.comparison(with: run)
  }
}
