import Graphics
import SeededRandom
import Testing

@Suite("Streams of pixels")
struct PixelStreamTests {
  private static let sets = KernelSet.all

  private enum Piece: CaseIterable { case fill, copy, blend }

  /// Streams pieces of given lengths to a part of 160 pixels and compares all 160.
  private func check(_ kernels: KernelSet, start: Int, _ pieces: [(Piece, Int)], _ comment: Comment)
  {
    let source = (0..<160).map { UInt32($0) * 0x0101_0101 }
    let beneath: UInt32 = 0xFF20_80E0
    var expected = [UInt32](repeating: 7, count: 160)
    var end = start
    for (index, (piece, count)) in pieces.enumerated() {
      for place in 0..<count {
        expected[end + place] =
          switch piece {
          case .fill: UInt32(index)
          case .copy: source[place]
          case .blend: ReferenceKernels.blend(source[place], over: beneath)
          }
      }
      end += count
    }
    var pixels = [UInt32](repeating: 7, count: 160)
    pixels.withUnsafeMutableBufferPointer {
      var stream = PixelStream(into: $0.extracting(start..<end), with: kernels)
      for (index, (piece, count)) in pieces.enumerated() {
        switch piece {
        case .fill: stream.fill(UInt32(index), count: count)
        case .copy: stream.copy(source.span.extracting(0..<count))
        case .blend: stream.blend(source.span.extracting(0..<count), over: beneath)
        }
      }
      stream.finish()
    }
    #expect(pixels == expected, comment)
  }

  @Test(
    "two pieces of any lengths are written in sequence, and nothing else",
    arguments: sets.indices)
  func pairs(set: Int) {
    let kernels = Self.sets[set]
    for start in 0..<17 {
      for first in 0...35 {
        for (a, b) in [
          (Piece.fill, Piece.copy), (.copy, .blend), (.blend, .fill),
        ] {
          let second = (first * 7 + start) % 36
          check(kernels, start: start, [(a, first), (b, second)], "\(start), \(first), \(second)")
        }
      }
    }
  }

  @Test("any number of pieces is written in sequence", arguments: sets.indices)
  func many(set: Int) {
    for seed in UInt64(1)...400 {
      var generator = SeededGenerator(seed: seed)
      let start = generator.number(in: 0...20)
      let pieces = (0..<generator.number(in: 0...7)).map { _ in
        (
          Piece.allCases[generator.number(in: 0...2)],
          generator.number(in: 0...[2, 20][generator.number(in: 0...1)])
        )
      }
      check(Self.sets[set], start: start, pieces, "seed \(seed)")
    }
  }

  @Test(
    "pixels blended over one equal the reference for every pair of channel and alpha",
    arguments: sets.indices)
  func blend(set: Int) {
    // For each alpha the pixels whose channels are alpha, half of it and 0.
    let sources = (0...255).flatMap { alpha -> [UInt32] in
      let a = UInt32(alpha)
      return [a * 0x0101_0101, a << 24 | a << 16 | (a / 2) << 8, a << 24]
    }
    for channel in UInt32(0)...255 {
      let beneath = channel * 0x0101_0101
      var pixels = [UInt32](repeating: 7, count: sources.count)
      pixels.withUnsafeMutableBufferPointer {
        var stream = PixelStream(into: $0, with: Self.sets[set])
        stream.blend(sources.span, over: beneath)
        stream.finish()
      }
      let isSame = pixels == sources.map { ReferenceKernels.blend($0, over: beneath) }
      #expect(isSame, "\(channel)")
    }
  }
}
