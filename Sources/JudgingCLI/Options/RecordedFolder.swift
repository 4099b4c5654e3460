package import Analysis
package import Files

/// A folder of `record`: the paths of the logs of both sides, and their order.
package struct RecordedFolder {
  package let old: [String]
  package let new: [String]
  package let order: SessionComparison.Order

  package static func isFolder(_ path: String) -> Bool {
    FileFacts.kind(at: PathText.join(path, RecordedSessions.fileName)) != nil
  }

  package init(_ path: String) throws(InputError) {
    let list = PathText.join(path, RecordedSessions.fileName)
    let recorded = try JSONText.value(RecordedSessions.self, at: list)
    old = recorded.files(of: .old).map { PathText.join(path, $0) }
    new = recorded.files(of: .new).map { PathText.join(path, $0) }
    order = recorded.order
    guard !old.isEmpty, !new.isEmpty else {
      throw InputError(list, "sessions of both sides are expected")
    }
  }
}
