import Analysis
import Benchmarking
import Files
import JudgingCLI
import Reporting
import RunData
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

  /// - Parameter folder: The folder that has the frames.
  func publish(
    _ run: RunResult, _ images: [String: [UInt8]], from folder: inout UnpublishedFolder?,
    to place: RunPlace
  ) throws {
    let summaries = SeriesSummary.all(of: run)
    guard let begun = folder.take() else { preconditionFailure("a measured run has a folder") }
    let files = try run.derivedFiles(summaries).merging(images) { $1 }
    let source = ReportSource(
      run, summaries: summaries, command: [place.name, "--html", "report.html"])
    let bytes = try source.bytes(
      outputOptions.format, verbose: outputOptions.verbose, folder: place.name,
      since: place.comparison(with: MeasuredRun(run, summaries: summaries)))
    var fault: String?
    defer { if let fault { StandardError.write(line: fault) } }
    try WrittenFiles.write(printing: bytes) {
      try begun.write(files)
      let path = try place.publish(begun)
      fault = place.link(to: path)
      let names = ["summary.csv", "frames.csv", "run.json"] + (images.isEmpty ? [] : ["pictures"])
      return (path, "\(path)/\(MessageText.list(names))")
    }
    Interruption.resume()
  }
}

extension FolderKind {
  /// Makes the folder of a result; signals wait until it is published.
  func begin(_ path: String, as folder: inout UnpublishedFolder?) throws -> UnpublishedFolder {
    Interruption.suspend()
    let begun = try begin(path)
    folder = begun
    return begun
  }
}
