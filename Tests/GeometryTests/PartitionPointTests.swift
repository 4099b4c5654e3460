import Geometry
import Testing

@Suite("The partition point of a range")
struct PartitionPointTests {
  @Test("is the first index for which the predicate holds, or the end", arguments: 0...9)
  func first(count: Int) {
    for start in [-3, 0, 5] {
      let range = start..<start + count
      for threshold in start - 1...range.upperBound + 1 {
        #expect(
          range.partitionPoint { $0 >= threshold }
            == (range.first { $0 >= threshold } ?? range.upperBound))
      }
    }
  }

  @Test("is found without overflow, in at most log2 n + 1 calls")
  func extremes() {
    var calls = 0
    let point = (0..<Int.max).partitionPoint {
      calls += 1
      return $0 >= Int.max - 2
    }
    #expect(point == Int.max - 2 && calls <= 63)
  }
}
