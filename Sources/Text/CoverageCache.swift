/// Lines and paragraphs of text as coverage, shaped and drawn once for as long as they are kept.
///
///     let cache = CoverageCache(renderer: renderer)
///     let title = cache.line("Ouagadougou", style: style, maximumWidth: 200)
///
/// When a text more would exceed the bound, those go whose last use lies furthest back; their storage
/// stays for texts to come, within the same bound. A text that is found costs no allocation, for its
/// coverage shares the storage of the one that is kept.
package final class CoverageCache {
  /// The bound of a table's cache: 8 MiB.
  ///
  /// A display of the default scenario (2,732 × 2,048 px) shows 283 KB of coverage, so that there is
  /// room for the texts of 28 of them: whoever scrolls back a little finds them all, and whoever goes
  /// through the whole list keeps less than half of one frame buffer.
  package static let standardByteLimit = 8 << 20

  /// What a text is taken to need besides its bytes and those of its coverage: its entry, its place
  /// in the table of places, and the headers of two blocks, rounded up.
  package static let bytesPerText = 256

  /// Draws what is not there.
  package let renderer: TextRenderer
  private let byteLimit: Int
  /// The bytes of all texts that are kept; with those of spare storage never more than the bound.
  package private(set) var byteCount = 0
  /// How often texts were asked for since the cache was made, and how often they had to be drawn.
  package private(set) var lookups = TextLookups()
  private var places: [CoverageKey: Int] = [:]
  /// What is kept, in no order; linked from the most recently used one to the least.
  private var entries: [Entry] = []
  /// Places in `entries` that are free.
  private var free: [Int] = []
  private var spare = SpareStorage()
  /// What a text is drawn into before its size is known.
  private var drawn = Coverage()
  private var newest = Entry.none
  private var oldest = Entry.none

  /// A text that is kept, between the one used after it and the one used before.
  private struct Entry {
    /// Stands for no place.
    static let none = -1

    let key: CoverageKey
    var coverage: Coverage
    var newer = Entry.none
    var older = Entry.none
  }

  /// - Precondition: `byteLimit` is not negative.
  package init(renderer: TextRenderer, byteLimit: Int = CoverageCache.standardByteLimit) {
    precondition(byteLimit >= 0, "a bound on bytes is not negative")
    self.renderer = renderer
    self.byteLimit = byteLimit
  }

  /// A line of text, as ``TextRenderer/draw(_:style:maximumWidth:into:)`` draws it.
  ///
  /// - Complexity: O(*n*) in the length of the text for a hit.
  package func line(_ text: String, style: TextStyle, maximumWidth: Int) -> Coverage {
    coverage(CoverageKey(text: text, style: style, width: maximumWidth, isParagraph: false))
  }

  /// A paragraph of as many lines as it takes, as the renderer's `drawParagraph` draws it.
  ///
  /// - Complexity: O(*n*) in the length of the text for a hit.
  package func paragraph(_ text: String, style: TextStyle, width: Int) -> Coverage {
    coverage(CoverageKey(text: text, style: style, width: width, isParagraph: true))
  }

  /// Drops all texts; what was counted stays, and so does storage.
  ///
  /// The same texts take no new storage when they come back in the same order.
  package func removeAll() {
    for place in entries.indices { spare.put(takeCoverage(at: place)) }
    places.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    free.removeAll(keepingCapacity: true)
    (newest, oldest) = (Entry.none, Entry.none)
    byteCount = 0
  }

  private func coverage(_ key: CoverageKey) -> Coverage {
    if let place = places[key] {
      lookups.hits += 1
      if place != newest {
        unlink(place)
        putFirst(place)
      }
      return entries[place].coverage
    }
    lookups.misses += 1
    draw(key)
    let cost = Self.cost(key, drawn)
    guard cost <= byteLimit else { return drawn }
    while byteCount + cost > byteLimit { dropOldest() }
    byteCount += cost
    var coverage = spare.take(for: drawn.bytes.count)
    while byteCount + spare.byteCount > byteLimit { spare.dropOne() }
    coverage.copy(drawn)
    let place = store(Entry(key: key, coverage: coverage))
    places[key] = place
    putFirst(place)
    return coverage
  }

  private func draw(_ key: CoverageKey) {
    if key.isParagraph {
      renderer.drawParagraph(
        key.text, style: key.style, width: key.width, maximumLines: nil, into: &drawn)
    } else {
      renderer.draw(key.text, style: key.style, maximumWidth: key.width, into: &drawn)
    }
  }

  /// What a text takes up of the bound.
  private static func cost(_ key: CoverageKey, _ coverage: Coverage) -> Int {
    key.text.utf8.count + SpareStorage.size(for: coverage.bytes.count) + bytesPerText
  }
}

// The list from the most recently used text to the least: every step O(1).
extension CoverageCache {
  private func store(_ entry: Entry) -> Int {
    if let place = free.popLast() {
      entries[place] = entry
      return place
    }
    entries.append(entry)
    return entries.count - 1
  }

  private func putFirst(_ place: Int) {
    entries[place].newer = Entry.none
    entries[place].older = newest
    if newest == Entry.none { oldest = place } else { entries[newest].newer = place }
    newest = place
  }

  private func unlink(_ place: Int) {
    let (newer, older) = (entries[place].newer, entries[place].older)
    if newer == Entry.none { newest = older } else { entries[newer].older = older }
    if older == Entry.none { oldest = newer } else { entries[older].newer = newer }
  }

  private func dropOldest() {
    let place = oldest
    unlink(place)
    let key = entries[place].key
    byteCount -= Self.cost(key, entries[place].coverage)
    places[key] = nil
    spare.put(takeCoverage(at: place))
    entries[place] = Entry(key: .nothing, coverage: Coverage())
    free.append(place)
  }

  private func takeCoverage(at place: Int) -> Coverage {
    var coverage = Coverage()
    swap(&coverage, &entries[place].coverage)
    return coverage
  }
}
