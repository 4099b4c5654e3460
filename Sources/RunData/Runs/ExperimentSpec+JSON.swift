package import Files

extension ExperimentSpec {
  /// - Throws: ``OutputError`` for a number that JSON does not have.
  package func json() throws(OutputError) -> [UInt8] {
    try JSONText.file(self, name: "the experiment")
  }

  /// Reads a specification, or that of a run.
  ///
  /// - Parameters:
  ///   - bytes: A file as ``json()`` makes it, or the `run.json` of a run.
  ///   - name: The file as messages name it.
  package init(json bytes: [UInt8], name: String) throws(InputError) {
    let numbers = JSONText.Numbers.any.except("scenario", "origin.run.spec")
    guard try RunFacts.isRecord(bytes, name: name, numbers) else {
      self = try JSONText.value(ExperimentSpec.self, from: bytes, name: name, numbers)
      return
    }
    self = try JSONText.value(Record.self, from: bytes, name: name, numbers).origin.run.spec
  }

  /// The part of a `run.json` that is read.
  private struct Record: Decodable {
    struct Origin: Decodable { let run: Run }
    struct Run: Decodable { let spec: ExperimentSpec }

    let origin: Origin
  }
}
