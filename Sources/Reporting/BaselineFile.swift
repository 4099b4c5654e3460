package import Analysis
package import Files

/// The file of a baseline: JSON with one line a metric, sorted, so that a change of one is a change
/// of one line.
package enum BaselineFile {
  /// - Throws: ``OutputError`` if a value is not finite.
  package static func bytes(of baseline: Baseline) throws(OutputError) -> [UInt8] {
    let text = """
      {
        "schema_version": \(baseline.schemaVersion),
        "machine": \(try JSONText.object(baseline.machine, indent: "  ")),
        "runs": \(try JSONText.object(baseline.runs, indent: "  ")),
        "metrics": \(try JSONText.object(baseline.metrics, indent: "  "))
      }

      """
    return Array(text.utf8)
  }

  /// - Throws: ``InputError``, too if a key stands there twice; of the kind `absent` if there is no such
  ///   file.
  package static func baseline(at path: String) throws(InputError) -> Baseline {
    try JSONText.value(Baseline.self, at: path)
  }
}
