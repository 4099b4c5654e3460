package import Analysis
package import Files

/// `calibration.json`: one line a figure.
package enum CalibrationFile {
  /// What it is called where nobody says otherwise.
  package static let name = "calibration.json"

  /// - Throws: ``OutputError`` if a value is not finite.
  package static func bytes(of calibration: Calibration) throws(OutputError) -> [UInt8] {
    let settings = calibration.settings
    let text = """
      {
        "schema_version": \(Calibration.schemaVersion),
        "machine_id": \(try JSONText.line(settings.machineID)),
        "machine": \(try JSONText.object(settings.machine, indent: "  ")),
        "commit": \(try JSONText.line(settings.commit)),
        "build": \(try JSONText.line(settings.build)),
        "run_arguments": \(try JSONText.line(settings.runArguments)),
        "pairs": \(settings.pairs),
        "seconds": \(try JSONText.line(calibration.seconds)),
        "alpha": \(try JSONText.line(calibration.alpha)),
        "floor_x": \(try JSONText.line(calibration.margin.factor)),
        "batches": \(try JSONText.line(calibration.batches)),
        "identical": \(try JSONText.line(calibration.identical)),
        "injections": \(try JSONText.object(calibration.injections, indent: "  ")),
        "metrics": \(try JSONText.object(calibration.metrics, indent: "  "))
      }

      """
    return Array(text.utf8)
  }

  /// - Throws: ``InputError``, too if a key stands there twice; of the kind `absent` if there is no such
  ///   file.
  package static func calibration(at path: String) throws(InputError) -> Calibration {
    try JSONText.value(Calibration.self, at: path)
  }
}
