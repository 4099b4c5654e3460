/// A least-recently-used cache of the coverage of lines and paragraphs of text.
///
/// When a new text would exceed the size limit, the least recently used texts are evicted; their
/// storage is reused for later texts, within the same limit. A hit takes O(*n*) in the length of
/// the text and does not allocate, since the returned coverage shares the cached storage.
package final class CoverageCache {
  /// The size limit of a table's cache: 8 MiB.
  ///
  /// A display of the default scenario (2,732 × 2,048 px) shows 283 KB of coverage, so the cache
  /// holds the texts of 28 displays: scrolling back a little hits the cache, and scrolling through
  /// the whole list keeps less than half the size of a frame buffer.
  package static let standardByteLimit = 8 << 20

  /// The estimated overhead of a text in addition to its bytes and those of its coverage: its
  /// entry, its slot in the dictionary and the headers of two allocations, rounded up.
  package static let bytesPerText = 256

  package let renderer: TextRenderer
  private let byteLimit: Int
  /// The size of all cached texts; together with spare storage never above the limit.
  package private(set) var byteCount = 0
  package private(set) var lookups = (hits: 0, misses: 0)
  private var indices: [CoverageKey: Int] = [:]
  /// The cached texts, unordered; linked from the most recently to the least recently used.
  private var entries: [Entry] = []
  private var free: [Int] = []
  private var spare = SpareStorage()
  /// The result of the latest drawing, whose size is not known in advance.
  private var drawn = Coverage()
  private var newest = Entry.none
  private var oldest = Entry.none
  private struct Entry {
    static let none = -1

    let key: CoverageKey
    var coverage: Coverage
    var newer = Entry.none
    var older = Entry.none
  }

  /// - Precondition: `byteLimit` is not negative.
  package init(renderer: TextRenderer, byteLimit: Int = CoverageCache.standardByteLimit) {
    precondition(byteLimit >= 0, "the byte limit is not negative")
    self.renderer = renderer
    self.byteLimit = byteLimit
  }

  /// Removes all texts, but keeps counters and storage.
  ///
  /// Drawing the same texts again in the same order takes no new storage.
  package func removeAll() {
    for index in entries.indices { spare.put(takeCoverage(at: index)) }
    indices.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    free.removeAll(keepingCapacity: true)
    (newest, oldest) = (Entry.none, Entry.none)
    byteCount = 0
  }

  /// Returns the coverage of a text as the renderer's `draw` or, for a paragraph, `drawParagraph`
  /// draws it.
  package func coverage(
    _ text: String, style: TextStyle, maximumWidth: Int, isParagraph: Bool = false
  ) -> Coverage {
    let key = CoverageKey(text: text, style: style, width: maximumWidth, isParagraph: isParagraph)
    if let index = indices[key] {
      lookups.hits += 1
      if index != newest {
        unlink(index)
        putFirst(index)
      }
      return entries[index].coverage
    }
    lookups.misses += 1
    renderer.draw(key, into: &drawn)
    let cost = Self.cost(key, drawn)
    guard cost <= byteLimit else { return drawn }
    while byteCount + cost > byteLimit { dropOldest() }
    byteCount += cost
    var coverage = spare.take(for: drawn.bytes.count)
    while byteCount + spare.byteCount > byteLimit { spare.dropOne() }
    coverage.copy(drawn)
    let index = store(Entry(key: key, coverage: coverage))
    indices[key] = index
    putFirst(index)
    return coverage
  }

  private static func cost(_ key: CoverageKey, _ coverage: Coverage) -> Int {
    key.text.utf8.count + SpareStorage.size(for: coverage.bytes.count) + bytesPerText
  }
}

// The linked list from the most recently to the least recently used text; every operation is O(1).
extension CoverageCache {
  private func store(_ entry: Entry) -> Int {
    if let index = free.popLast() {
      entries[index] = entry
      return index
    }
    entries.append(entry)
    return entries.count - 1
  }

  private func putFirst(_ index: Int) {
    entries[index].newer = Entry.none
    entries[index].older = newest
    if newest == Entry.none { oldest = index } else { entries[newest].newer = index }
    newest = index
  }

  private func unlink(_ index: Int) {
    let (newer, older) = (entries[index].newer, entries[index].older)
    if newer == Entry.none { newest = older } else { entries[newer].older = older }
    if older == Entry.none { oldest = newer } else { entries[older].newer = newer }
  }

  private func dropOldest() {
    let index = oldest
    unlink(index)
    let key = entries[index].key
    byteCount -= Self.cost(key, entries[index].coverage)
    indices[key] = nil
    spare.put(takeCoverage(at: index))
    entries[index] = Entry(key: .nothing, coverage: Coverage())
    free.append(index)
  }

  private func takeCoverage(at index: Int) -> Coverage {
    var coverage = Coverage()
    swap(&coverage, &entries[index].coverage)
    return coverage
  }
}
