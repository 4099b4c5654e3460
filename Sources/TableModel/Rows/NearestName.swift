/// Returns the name with the smallest edit distance to another one, ignoring case; the first of
/// several.
///
/// An edit inserts, deletes or replaces one character (V. Levenshtein, 1966). Only the first 64
/// characters of a name are compared.
///
/// - Precondition: `names` is not empty.
/// - Complexity: O(*n* · *m*) per name, in the lengths of both names.
package func nearestName(to wanted: String, among names: [String]) -> String {
  precondition(!names.isEmpty, "there is at least one name")
  let target = Array(wanted.lowercased().prefix(64))
  let distances = names.map { edits(from: Array($0.lowercased().prefix(64)), to: target) }
  let nearest = distances.indices.min { distances[$0] < distances[$1] }
  return names[nearest ?? 0]
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
