import Benchmarking
import Compositing
import Graphics
import Reporting
import Text

/// The images of a run as files of its folder.
enum RunImageFiles {
  /// Draws what each strategy shows, so that a report needs no renderer.
  ///
  /// A strategy whose id cannot be the name of a file has none.
  ///
  /// - Parameters:
  ///   - comparesPixels: Whether the difference to the reference is drawn too.
  ///   - report: Called before each strategy with its id and the share that is done, 0…1.
  /// - Throws: ``Graphics/ImageFileError`` if there is no memory for an image.
  static func all(
    of experiment: Experiment, _ renderer: TextRenderer, comparesPixels: Bool,
    report: (_ strategy: String, _ fraction: Double) -> Void = { _, _ in }
  ) throws -> [RunFile] {
    let painter = StrategyImages(
      experiment.scenario, rows: experiment.rows, engine: experiment.engine, renderer: renderer,
      comparesPixels: comparesPixels)
    let strategies = experiment.strategies
    return try strategies.enumerated().flatMap { index, strategy in
      report(strategy.id, Double(index) / Double(strategies.count))
      let images = painter.images(of: strategy)
      return try [
        (ImageKind.caps, images.caps), (.overdraw, images.overdraw),
        (.difference, images.difference),
      ].compactMap { kind, buffer -> RunFile? in
        guard let buffer, let name = RunFile.imageName(of: strategy.id, kind) else { return nil }
        return RunFile(
          name,
          try buffer.withAllPixels { try PNGFile.bytes(pixels: $0, size: buffer.size) })
      }
    }
  }
}
