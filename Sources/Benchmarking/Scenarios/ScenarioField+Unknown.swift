import Files

extension ScenarioField {
  /// Returns the message for an unknown key: the nearest key, and the keys of its object.
  static func unknown(_ path: String) -> String {
    let inObject = paths(in: String(path.prefix { $0 != "." }))
    let known = inObject.isEmpty ? objects + all.map(\.path) : inObject
    return "there is no key \"\(MessageText.name(path))\""
      + (nearestName(to: path, among: known).map { "; did you mean \"\($0)\"?" } ?? ".")
      + (inObject.isEmpty
        ? " scrollbench list keys explains all keys"
        : " The known keys are " + inObject.joined(separator: ", "))
  }
}
