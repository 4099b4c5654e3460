package import Files

/// The specification of an experiment as a file.
package enum SpecJSON {
  /// - Throws: ``OutputError`` for a number that JSON does not have.
  package static func bytes(of spec: ExperimentSpec) throws(OutputError) -> [UInt8] {
    try JSONText.file(spec, name: "the experiment")
  }

  /// Reads a specification, or that of a run.
  ///
  /// - Parameter path: A file as ``bytes(of:)`` makes it, or the `run.json` of a run.
  package static func spec(at path: String) throws(InputError) -> ExperimentSpec {
    try spec(try InputFile.contents(of: path), name: path)
  }

  /// - Parameter name: The file as messages name it.
  package static func spec(_ bytes: [UInt8], name: String) throws(InputError) -> ExperimentSpec {
    let numbers = JSONText.Numbers.any.except("scenario", "origin.run.spec")
    guard
      case .object(let keys) = try JSONText.value(
        JSONValue.self, from: bytes, name: name, numbers)
    else {
      throw InputError("\(name) holds no object: an experiment or a run is expected")
    }
    guard let version = keys["schema_version"] else {
      return try JSONText.value(ExperimentSpec.self, from: bytes, name: name, numbers)
    }
    try RunFacts.requireVersion(version, name: name)
    return try JSONText.value(Record.self, from: bytes, name: name, numbers).origin.run.spec
  }

  /// The part of a `run.json` that is read.
  private struct Record: Decodable {
    struct Origin: Decodable { let run: Run }
    struct Run: Decodable { let spec: ExperimentSpec }

    let origin: Origin
  }
}
