extension Array where Element: Hashable {
  /// The elements without those that occur before.
  package var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
