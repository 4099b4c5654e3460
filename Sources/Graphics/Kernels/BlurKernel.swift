/// The weights of a blur, in 256ths: the same from left to right as from the top down.
///
/// They are those of three boxes, one after the other, the usual substitute for a Gaussian (as in
/// SVG's `feGaussianBlur`), whose reaches add up to that of the kernel. The sum of the weights beyond
/// each distance is rounded to nearest, so that all weights add up to exactly 256.
@safe
package final class BlurKernel {
  /// The distance of the farthest pixels that can contribute, in pixels.
  package let reach: Int
  /// Owned: written in `init` alone, freed in `deinit`.
  private let storage: UnsafeMutableBufferPointer<UInt16>

  /// - Precondition: The reach is not negative.
  /// - Complexity: O(*n*) in the reach.
  package init(reach: Int) {
    precondition(reach >= 0, "the reach of a blur is not negative")
    self.reach = reach
    // The number of ways in which three steps, one within each box, lead to each place.
    var ways = [Int](repeating: 0, count: 2 * reach + 1)
    ways[reach] = 1
    for box in [reach / 3, (reach + 1) / 3, (reach + 2) / 3] {
      var sums = [0]
      for count in ways { sums.append(sums[sums.count - 1] + count) }
      for place in ways.indices {
        ways[place] = sums[min(place + box + 1, ways.count)] - sums[max(place - box, 0)]
      }
    }
    let total = ways.reduce(0, +)
    unsafe storage = UnsafeMutableBufferPointer.allocate(capacity: reach + 1)
    // The ways to all greater distances, and their share in 256ths.
    var (beyond, share) = (0, 0)
    for distance in stride(from: reach, to: 0, by: -1) {
      beyond += ways[reach + distance]
      let next = (512 * beyond + total) / (2 * total)
      // Initializes every element of the storage exactly once, with the line after the loop.
      unsafe storage.initializeElement(at: distance, to: UInt16(next - share))
      share = next
    }
    unsafe storage.initializeElement(at: 0, to: UInt16(256 - 2 * share))
  }

  deinit { unsafe storage.deallocate() }

  /// The weight at a distance of 0…``reach``.
  package subscript(distance: Int) -> UInt16 { unsafe storage[distance] }

  /// The address of the weights, valid while the kernel lives.
  var unsafeWeights: UnsafePointer<UInt16>? { unsafe UnsafePointer(storage.baseAddress) }
}
