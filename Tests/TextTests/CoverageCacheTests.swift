import Measurement
import SeededRandom
import Testing
import Text

/// A reference implementation of the cache: a list of texts, the most recently used one last.
private struct NaiveCache {
  struct Text: Equatable {
    var text: String
    var style: TextStyle
    var width: Int
    var isParagraph: Bool
    var coverage: Coverage

    /// Storage has four size classes per power of two.
    var cost: Int {
      var (size, step) = (64, 16)
      while size < coverage.bytes.count {
        size += step
        if size == 8 * step { step *= 2 }
      }
      return text.utf8.count + (coverage.isEmpty ? 0 : size) + CoverageCache.bytesPerText
    }

    func isFor(_ other: Text) -> Bool {
      Array(text.utf8) == Array(other.text.utf8) && style == other.style && width == other.width
        && isParagraph == other.isParagraph
    }
  }

  let byteLimit: Int
  private(set) var texts: [Text] = []
  private(set) var lookups = (hits: 0, misses: 0)

  init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  var byteCount: Int { texts.reduce(0) { $0 + $1.cost } }

  mutating func look(up text: Text) {
    if let index = texts.firstIndex(where: { $0.isFor(text) }) {
      lookups.hits += 1
      texts.append(texts.remove(at: index))
      return
    }
    lookups.misses += 1
    guard text.cost <= byteLimit else { return }
    texts.append(text)
    while byteCount > byteLimit { texts.removeFirst() }
  }

  mutating func removeAll() { texts = [] }
}

@Suite("The cache of coverage")
struct CoverageCacheTests {
  private static let words = ["", "a", "Kabul", "Mazār-e Sharīf", "القاهرة", "é", "e\u{301}"]
  private static let styles = [
    TextStyle(pixelSize: 9), TextStyle(pixelSize: 12), TextStyle(family: "Noto Sans", pixelSize: 9),
  ]
  private let renderer: TextRenderer

  init() throws {
    renderer = try TextRenderer()
  }

  private func drawn(_ text: String, _ style: TextStyle, _ width: Int, _ isParagraph: Bool)
    -> Coverage
  {
    var coverage = Coverage()
    if isParagraph {
      renderer.drawParagraph(text, style: style, width: width, into: &coverage)
    } else {
      renderer.draw(text, style: style, maximumWidth: width, into: &coverage)
    }
    return coverage
  }

  @Test(
    "returns what the renderer draws, and evicts the least recently used text",
    arguments: [0, 300, 900, 2_000, 10_000, 1 << 20])
  func leastRecentlyUsed(limit: Int) {
    var random = SeededGenerator(seed: UInt64(limit) + 1)
    let cache = CoverageCache(renderer: renderer, byteLimit: limit)
    var naive = NaiveCache(byteLimit: limit)
    for step in 0..<1_500 {
      if random.number(in: 0...299) == 0 {
        cache.removeAll()
        naive.removeAll()
      }
      let text = Self.words[random.number(in: 0...Self.words.count - 1)]
      let style = Self.styles[random.number(in: 0...2)]
      let width = [0, 20, 60][random.number(in: 0...2)]
      let isParagraph = random.number(in: 0...2) == 0
      let expected = drawn(text, style, width, isParagraph)
      naive.look(
        up: NaiveCache.Text(
          text: text, style: style, width: width, isParagraph: isParagraph, coverage: expected))
      let coverage = cache.coverage(
        text, style: style, maximumWidth: width, isParagraph: isParagraph)
      #expect(coverage == expected, "limit \(limit), step \(step)")
      #expect(cache.lookups == naive.lookups, "limit \(limit), step \(step)")
      #expect(cache.byteCount == naive.byteCount, "limit \(limit), step \(step)")
      #expect(cache.byteCount <= limit)
    }
  }

  @Test("a retained image outlives its entry")
  func outlives() {
    let cache = CoverageCache(renderer: renderer, byteLimit: 1_000)
    let held = cache.coverage("Kabul", style: Self.styles[0], maximumWidth: 90)
    for word in Self.words { _ = cache.coverage(word, style: Self.styles[1], maximumWidth: 90) }
    cache.removeAll()
    #expect(held == drawn("Kabul", Self.styles[0], 90, false))
  }

  @Test(
    "the same texts in the same order take no new storage after a removal of all",
    .enabled(if: (try? AllocationProbe()) != nil && !BuildInfo.isDebug))
  func storage() throws {
    let probe = try AllocationProbe()
    let texts = (0..<100).map { String(repeating: "wide ", count: 1 + $0 % 7) + String($0) }
    /// Returns the bytes that drawing all texts allocates, with or without a cache.
    func bytes(_ body: (String) -> Void) -> UInt64 {
      let before = probe.allocatedBytes
      for text in texts { body(text) }
      return probe.allocatedBytes - before
    }
    var coverage = Coverage()
    func drawAlone(_ text: String) {
      renderer.draw(text, style: title, maximumWidth: 400, into: &coverage)
    }
    let cache = CoverageCache(renderer: renderer)
    for _ in 0..<2 {
      _ = bytes(drawAlone)
      _ = bytes { _ = cache.coverage($0, style: title, maximumWidth: 400) }
      cache.removeAll()
    }
    #expect(bytes { _ = cache.coverage($0, style: title, maximumWidth: 400) } == bytes(drawAlone))
    #expect(cache.lookups == (0, 300))
  }

  @Test(
    "a hit does not allocate, in any script",
    .enabled(if: (try? AllocationProbe()) != nil && !BuildInfo.isDebug))
  func hits() throws {
    let cache = CoverageCache(renderer: renderer)
    let texts = scripts.values + [String(repeating: "long ", count: 300), "e\u{301}", ""]
    let probe = try AllocationProbe()
    for text in texts {
      _ = cache.coverage(text, style: title, maximumWidth: 300)
      _ = cache.coverage(text, style: title, maximumWidth: 300, isParagraph: true)
    }
    for text in texts {
      let before = probe.allocatedBytes
      _ = cache.coverage(text, style: title, maximumWidth: 300)
      _ = cache.coverage(text, style: title, maximumWidth: 300, isParagraph: true)
      let allocated = probe.allocatedBytes - before
      #expect(allocated == 0, "\(text)")
    }
    #expect(cache.lookups.hits == cache.lookups.misses)
  }
}
