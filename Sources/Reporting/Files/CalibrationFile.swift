package import Analysis
package import Files

/// `calibration.json`.
package enum CalibrationFile {
  /// The default name.
  package static let name = "calibration.json"

  /// - Throws: ``OutputError`` if a value is not finite.
  package static func bytes(of calibration: Calibration) throws(OutputError) -> [UInt8] {
    let settings = calibration.settings
    return try JSONText.file(
      [
        "schema_version": Calibration.schemaVersion, "machine_id": settings.machineID,
        "machine": settings.machine, "commit": settings.commit, "build": settings.build,
        "run_arguments": settings.runArguments, "pairs": settings.pairs,
        "seconds": calibration.seconds, "alpha": calibration.alpha,
        "floor_x": calibration.margin.factor, "batches": calibration.batches,
        "identical": calibration.identical, "injections": calibration.injections,
        "metrics": calibration.metrics,
      ] as JSONObject, name: name)
  }

  /// - Throws: ``InputError``, of the kind `absent` if the file is missing.
  package static func calibration(at path: String) throws(InputError) -> Calibration {
    try JSONText.value(Calibration.self, at: path, .measured)
  }
}
