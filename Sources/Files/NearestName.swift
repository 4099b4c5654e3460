/// Returns the name that an unknown one was probably meant to be.
///
///     nearestName(to: "rowHieght", among: keys)      // rowHeight: the fewest edits
///     nearestName(to: "rn", among: strategies)       // rounded-fill: an abbreviation
///     nearestName(to: "cornerRadius", among: keys)   // radius: a term of others
///
/// An edit inserts, deletes or replaces one character (V. Levenshtein, 1966); two of them are
/// accepted, or a third of the length. An abbreviation has the first letter and some of the
/// following ones in their order. Else the name that has the most words of the unknown one is
/// returned. Case is ignored, and only the first 64 characters of a name are compared.
///
/// - Returns: `nil` if no name is near. The first of several that are equally near.
/// - Complexity: O(*n* · *m*) per name in the lengths of the two.
package func nearestName(to wanted: String, among names: [String]) -> String? {
  let target = Array(wanted.lowercased().prefix(64))
  let distances = names.map { edits(from: Array($0.lowercased().prefix(64)), to: target) }
  if let nearest = distances.indices.min(by: { distances[$0] < distances[$1] }),
    distances[nearest] <= max(2, target.count / 3)
  {
    return names[nearest]
  }
  if target.count > 1, let name = names.first(where: { isAbbreviation(target, of: $0) }) {
    return name
  }
  // Of keys in the object of the wanted one, its name says nothing.
  let object = wanted.prefix { $0 != "." } + "."
  let start = names.allSatisfy { $0.hasPrefix(object) } ? object.count : 0
  let sought = words(wanted.dropFirst(start))
  // The most shared words, then the fewest others.
  let scores = names.map { name in
    let words = words(name.dropFirst(start))
    return (shared: words.intersection(sought).count, others: -words.subtracting(sought).count)
  }
  guard let best = scores.indices.max(by: { scores[$0] < scores[$1] }), scores[best].shared > 0
  else { return nil }
  return names[best]
}

/// Returns the clause that follows an unknown name: the nearest name as a question, or else a hint.
///
/// - Parameter hint: `nil` for the accepted values.
package func suggestion(
  for wanted: String, among names: [String], else hint: String? = nil
) -> String {
  nearestName(to: wanted, among: names).map { "did you mean \"\($0)\"?" }
    ?? hint ?? "accepted are \(names.joined(separator: ", "))"
}

private func edits(from source: [Character], to target: [Character]) -> Int {
  // distances[j] is the edit distance of the processed characters of the source to target[..<j].
  var distances = Array(0...target.count)
  for (i, character) in source.enumerated() {
    var diagonal = distances[0]
    distances[0] = i + 1
    for (j, other) in target.enumerated() {
      let replaced = diagonal + (character == other ? 0 : 1)
      diagonal = distances[j + 1]
      distances[j + 1] = min(replaced, diagonal + 1, distances[j] + 1)
    }
  }
  return distances[target.count]
}

private func isAbbreviation(_ short: [Character], of name: String) -> Bool {
  var rest = short[...]
  for character in name.lowercased() {
    if character == rest.first { rest.removeFirst() } else if rest.count == short.count { break }
  }
  return rest.isEmpty
}

/// Terms that others use for words of names.
private let synonyms = [
  "background": "backdrop", "corner": "radius", "rounding": "radius", "margin": "inset",
  "padding": "inset", "divider": "separator", "hairline": "separator", "colour": "color",
  "theme": "appearance", "motion": "trace", "scroll": "trace", "typeface": "family",
  "perfetto": "chrome",
]

/// Returns the words of a name, in lower case and the singular.
private func words(_ name: Substring) -> Set<String> {
  var words = [""]
  for letter in name.prefix(64) {
    let isPart = letter.isLetter || letter.isNumber
    if !isPart || letter.isUppercase { words.append("") }
    if isPart { words[words.count - 1] += letter.lowercased() }
  }
  return Set(
    words.filter { !$0.isEmpty }.map { word in
      let singular = word.hasSuffix("s") && word != "radius" ? String(word.dropLast()) : word
      return synonyms[singular] ?? singular
    })
}
