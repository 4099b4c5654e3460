import Files
import TableModel

extension ScenarioField {
  /// Terms that others use for words of keys.
  private static let synonyms = [
    "background": "backdrop", "corner": "radius", "rounding": "radius", "margin": "inset",
    "padding": "inset", "divider": "separator", "hairline": "separator", "colour": "color",
    "theme": "appearance", "motion": "trace", "scroll": "trace", "typeface": "family",
  ]

  /// Returns the message for an unknown key: the nearest key, and the keys of its object.
  static func unknown(_ path: String) -> String {
    let inObject = paths(in: String(path.prefix { $0 != "." }))
    let nearest = nearest(to: path, among: inObject.isEmpty ? objects + all.map(\.path) : inObject)
    return "there is no key \"\(MessageText.name(path))\""
      + (nearest.map { "; did you mean \"\($0)\"?" } ?? ".")
      + (inObject.isEmpty
        ? " scrollbench list keys explains all keys"
        : " The known keys are " + inObject.joined(separator: ", "))
  }

  /// Returns the key that an unknown one was probably meant to be: by its spelling, or else by its
  /// words.
  ///
  ///     nearest(to: "rowHieght", among: paths)      // rowHeight
  ///     nearest(to: "cornerRadius", among: paths)   // radius
  package static func nearest(to wanted: String, among paths: [String]) -> String? {
    if let path = nearestName(to: wanted, among: paths) { return path }
    // Of keys in the object of the wanted one, its name says nothing.
    let object = wanted.prefix { $0 != "." } + "."
    let start = paths.allSatisfy { $0.hasPrefix(object) } ? object.count : 0
    let sought = words(wanted.dropFirst(start))
    // The most shared words, then the fewest others.
    let scores = paths.map { path in
      let words = words(path.dropFirst(start))
      return (shared: words.intersection(sought).count, others: -words.subtracting(sought).count)
    }
    guard let best = scores.indices.max(by: { scores[$0] < scores[$1] }), scores[best].shared > 0
    else { return nil }
    return paths[best]
  }

  /// Returns the words of a key, in lower case and the singular.
  private static func words(_ path: Substring) -> Set<String> {
    var words = [""]
    for letter in path.prefix(64) {
      if !letter.isLetter || letter.isUppercase { words.append("") }
      if letter.isLetter { words[words.count - 1] += letter.lowercased() }
    }
    return Set(
      words.filter { !$0.isEmpty }.map { word in
        let singular = word.hasSuffix("s") && word != "radius" ? String(word.dropLast()) : word
        return synonyms[singular] ?? singular
      })
  }
}
