package import Files

extension ExperimentSpec {
  package func json() throws(OutputError) -> [UInt8] {
    try JSONText.file(self, name: "the experiment")
  }

  /// - Parameter bytes: A file as ``json()`` makes it, or the `run.json` of a run.
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
