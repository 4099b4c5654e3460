import Geometry
import RowStrategies
import SeededRandom
import TableModel
import Testing

/// A reference implementation of the cache: a list of keys, the most recently used one last.
private struct NaiveCache {
  let byteLimit: Int
  private(set) var keys: [ImageCache.Key] = []
  private(set) var hits = 0
  private(set) var misses = 0

  init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  var byteCount: Int { keys.reduce(0) { $0 + 4 * $1.size.area } }

  mutating func look(up key: ImageCache.Key) {
    if let index = keys.firstIndex(of: key) {
      hits += 1
      keys.append(keys.remove(at: index))
      return
    }
    misses += 1
    guard 4 * key.size.area <= byteLimit else { return }
    keys.append(key)
    while byteCount > byteLimit { keys.removeFirst() }
  }
}

@Suite("The cache of images")
struct ImageCacheTests {
  private func key(_ width: Int, _ height: Int, _ position: RowPosition = .middle) -> ImageCache.Key
  {
    ImageCache.Key(
      position: position, size: PixelSize(width: width, height: height), state: .normal)
  }

  @Test("evicts the least recently used images", arguments: 1...12)
  func leastRecentlyUsed(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for limit in [0, 40, 100, 400, 1_000] {
      let cache = ImageCache(byteLimit: limit)
      var naive = NaiveCache(byteLimit: limit)
      for step in 0..<400 {
        let key = key(
          generator.number(in: 1...4), generator.number(in: 1...4),
          generator.number(in: 0...1) == 0 ? .first : .last)
        var drawn = 0
        let missesBefore = naive.misses
        naive.look(up: key)
        let image = cache.image(for: key) { _ in drawn += 1 }
        #expect(image.width == key.size.width && image.height == key.size.height)
        #expect(drawn == naive.misses - missesBefore, "limit \(limit), step \(step)")
        #expect(cache.byteCount == naive.byteCount, "limit \(limit), step \(step)")
        #expect(cache.byteCount <= limit)
        #expect(cache.lookups == ImageLookups(hits: naive.hits, misses: naive.misses))
      }
    }
  }

  @Test("removes all images and keeps its counters")
  func removeAll() {
    let cache = ImageCache(byteLimit: 1_000)
    for _ in 0..<2 { _ = cache.image(for: key(2, 3)) { _ in } }
    cache.removeAll()
    #expect(cache.byteCount == 0)
    _ = cache.image(for: key(2, 3)) { _ in }
    #expect(cache.lookups == ImageLookups(hits: 1, misses: 2))
    #expect(cache.byteCount == 24)
  }

  @Test("an evicted image keeps its pixels while it is in use")
  func outlives() {
    let cache = ImageCache(byteLimit: 40)
    let shown = cache.image(for: key(1, 10)) { $0.withLine(3) { $0[0] = 7 } }
    _ = cache.image(for: key(2, 5)) { _ in }
    #expect(cache.byteCount == 40)
    #expect(shown.withLine(3) { $0[0] } == 7)
    let again = cache.image(for: key(1, 10)) { _ in }
    #expect(again !== shown)
  }

  @Test("image-slice stays below its limit with any number of row heights")
  func bound() {
    let strategy = StrategyCatalogue.strategy("image-slice", RowStyle(radius: 3))
    // 3 MB per image.
    for height in 500..<530 {
      _ = strategy.background(.middle, PixelSize(width: 1_500, height: height))
      #expect(strategy.sharedImageBytes <= 64 << 20)
    }
    #expect(strategy.imageLookups == ImageLookups(hits: 0, misses: 30))
    _ = strategy.background(.middle, PixelSize(width: 1_500, height: 529))
    _ = strategy.background(.middle, PixelSize(width: 1_500, height: 500))
    #expect(strategy.imageLookups == ImageLookups(hits: 1, misses: 31))
  }
}
