import Compositing
import ImageFiles
import Labels
import Reports
import ScrollHarness

/// The pictures of a run as files of its folder.
enum RunPictureFiles {
  /// Draws what each strategy shows, so that a report needs no renderer.
  ///
  /// A strategy whose id cannot be the name of a file has none.
  ///
  /// - Parameters:
  ///   - comparesPixels: Whether the difference to the reference is drawn too.
  ///   - report: Called before each strategy with its id and the share that is done, 0…1.
  /// - Throws: ``ImageFiles/ImageFileError`` if there is no memory for a picture.
  static func all(
    of experiment: Experiment, _ renderer: TextRenderer, comparesPixels: Bool,
    report: (_ strategy: String, _ fraction: Double) -> Void = { _, _ in }
  ) throws -> [RunFile] {
    let painter = StrategyPictures(
      experiment.scenario, rows: experiment.rows, engine: experiment.engine, renderer: renderer,
      comparesPixels: comparesPixels)
    let strategies = experiment.strategies
    return try strategies.enumerated().flatMap { index, strategy in
      report(strategy.id, Double(index) / Double(strategies.count))
      let pictures = painter.pictures(of: strategy)
      return try [
        (PictureKind.caps, pictures.caps), (.overdraw, pictures.overdraw),
        (.difference, pictures.difference),
      ].compactMap { kind, buffer -> RunFile? in
        guard let buffer, let name = RunFile.pictureName(of: strategy.id, kind) else { return nil }
        return RunFile(
          name,
          try buffer.withAllPixels { try PNGFile.bytes(pixels: $0, size: buffer.size) })
      }
    }
  }
}
