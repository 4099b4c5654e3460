/// Returns the name that a misspelled one was probably meant to be: the one with the smallest edit
/// distance, the first of several, ignoring case.
///
/// An edit inserts, deletes or replaces one character (V. Levenshtein, 1966). Only the first 64
/// characters of a name are compared.
///
/// - Returns: `nil` if all names are further away than 2 edits and a third of the length of
///   `wanted`.
/// - Complexity: O(*n* · *m*) per name in the lengths of the two.
package func nearestName(to wanted: String, among names: [String]) -> String? {
  let target = Array(wanted.lowercased().prefix(64))
  let distances = names.map { edits(from: Array($0.lowercased().prefix(64)), to: target) }
  guard let nearest = distances.indices.min(by: { distances[$0] < distances[$1] }),
    distances[nearest] <= max(2, target.count / 3)
  else { return nil }
  return names[nearest]
}

/// Returns the clause that follows an unknown name: the nearest name as a question, or the accepted
/// values.
package func suggestion(for wanted: String, among names: [String]) -> String {
  nearestName(to: wanted, among: names).map { "did you mean \"\($0)\"?" }
    ?? "accepted are \(names.joined(separator: ", "))"
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
