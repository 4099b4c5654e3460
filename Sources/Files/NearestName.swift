/// Returns the name that an unknown one was probably meant to be.
///
///     nearestName(to: "rowHieght", among: keys)      // rowHeight: the fewest edits
///     nearestName(to: "rn", among: strategies)       // rounded-fill: an abbreviation
///     nearestName(to: "cornerRadius", among: keys)   // radius: a term of others
///
/// An edit inserts, deletes or replaces one character (V. Levenshtein, 1966); two of them are
/// accepted, or a third of the length. An abbreviation is the beginning of a name, or has two or three
/// letters: the first one and some of the following ones in their order. Else a term of other tools is
/// looked up. Case is ignored, and only the first 64 characters of a name are compared.
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
  let term = otherTerms[wanted.lowercased().filter(\.isLetter)]
  return names.first { $0 == term }
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
  guard short.count <= 3 else { return name.lowercased().hasPrefix(String(short)) }
  var rest = short[...]
  for character in name.lowercased() {
    if character == rest.first { rest.removeFirst() } else if rest.count == short.count { break }
  }
  return rest.isEmpty
}

/// The names of terms of other tools, which are in lower case and without separators.
private let otherTerms = [
  "background": "colors.backdrop", "cornerradius": "radius", "margin": "inset",
  "padding": "inset", "divider": "separators", "hairline": "separators", "theme": "appearance",
  "motion": "trace", "scroll": "trace", "typeface": "font.family", "perfetto": "chrome-trace",
]
