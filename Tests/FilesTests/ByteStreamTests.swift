import FileTesting
import Files
import Foundation
import Testing

@Suite("Text on its way to a file")
struct ByteStreamTests {
  private struct Full: Error {}

  private func written(_ body: (inout ByteStream) -> Void) throws -> String {
    var bytes: [UInt8] = []
    var stream = ByteStream { bytes += $0 }
    body(&stream)
    try stream.handOver()
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("has whole numbers as Swift writes them, and microseconds to the nanosecond")
  func numbers() throws {
    var values = Array(-1_100...1_100)
    for power in 0..<63 { values += [-1, 0, 1].map { (1 << power) + $0 } }
    values += values.map { -$0 } + [.min, .max]
    for value in values {
      #expect(try written { $0.append(value) } == "\(value)")
      let (whole, rest) = value.magnitude.quotientAndRemainder(dividingBy: 1_000)
      let places = String("\(1_000 + rest)".dropFirst())
      #expect(
        try written { $0.append(microseconds: Int64(value)) }
          == "\(value < 0 ? "-" : "")\(whole).\(places)")
    }
  }

  @Test("has numbers of any size in a form that JSON takes")
  func decimals() throws {
    for (value, expected) in [
      (0.0, "0"), (-0.0, "0"), (1.5, "1.5"), (0.123_456_7, "0.123457"), (-2.25, "-2.25"),
      (-0.000_000_1, "0"), (0.000_000_1, "0"), (0.000_001, "0.000001"), (1.0 / 3, "0.333333"),
      (100, "100"), (-100.25, "-100.25"), (0.1 + 0.2, "0.3"), (9.999_999_9, "10"), (-0.05, "-0.05"),
      (999_999_999.5, "999999999.5"), (1e9, "1000000000"), (1e18, "1000000000000000000"),
    ] {
      #expect(try written { $0.append(value, places: 6) } == expected)
    }
    for value in [1e9 + 0.5, 1e300, -1e19, Double(Int.max)] {
      let text = try written { $0.append(value, places: 6) }
      let read = try JSONSerialization.jsonObject(with: Data("[\(text)]".utf8)) as? [Double]
      #expect(read == [value])
    }
  }

  @Test("is handed over whole and in order, a piece at a time")
  func pieces() throws {
    var pieces: [[UInt8]] = []
    var stream = ByteStream { pieces.append($0) }
    for number in 0..<40_000 {
      stream.append(number)
      stream.append(" ")
      try stream.handOverIfFull()
    }
    try stream.handOver()
    #expect(pieces.count > 2 && pieces.allSatisfy { $0.count < 1 << 17 })
    let whole = (0..<40_000).map { "\($0) " }.joined()
    #expect(String(decoding: Array(pieces.joined()), as: UTF8.self) == whole)
  }

  @Test("leaves nothing behind where it cannot be written to its end, but what was there")
  func failure() throws {
    try withTestFolder { folder in
      let path = folder + "/a.txt"
      try put("old", at: path)
      #expect(throws: Full.self) {
        let entry = OutputFile.Entry(path) { stream in
          stream.append("new")
          try stream.handOver()
          throw Full()
        }
        try OutputFile.write([entry], replacing: { _ in true })
      }
      #expect(tree(folder) == ["a.txt": "old"])
    }
  }
}
