import Foundation
import Measurement
import RunRecords
import Testing

/// A file in the Executable and Linkable Format, which loads bytes 0x1000..<0x2000 at 0x401000.
private struct ExecutableFile {
  /// What a symbol says: its name, where it begins, its size, and its kind (2 is a function).
  typealias Symbol = (name: String, start: UInt64, size: UInt64, kind: UInt8)

  /// The table of all symbols, or `nil` if it was stripped, and the one for the dynamic linker.
  var symbols: [Symbol]?
  var dynamic: [Symbol] = []

  private static func number(_ value: UInt64, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// The entries of a table and the names in it.
  private static func table(_ symbols: [Symbol]) -> (entries: [UInt8], names: [UInt8]) {
    // Both begin with nothing.
    var (entries, names) = ([UInt8](repeating: 0, count: 24), [UInt8(0)])
    for symbol in symbols {
      entries += number(UInt64(names.count), 4) + [0x10 | symbol.kind, 0, 1, 0]
      entries += number(symbol.start, 8) + number(symbol.size, 8)
      names += Array(symbol.name.utf8) + [0]
    }
    return (entries, names)
  }

  var bytes: [UInt8] {
    // Of each section its kind, the number of the one that it refers to, and what is in it.
    var sections: [(kind: UInt64, link: UInt64, content: [UInt8])] = [(0, 0, [])]
    for (kind, symbols) in [(2, symbols), (11, dynamic)] as [(UInt64, [Symbol]?)] {
      guard let symbols else { continue }
      let (entries, names) = Self.table(symbols)
      sections.append((kind, UInt64(sections.count + 1), entries))
      sections.append((3, 0, names))
    }
    let sectionStart = 64 + 56
    var bytes: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1] + [UInt8](repeating: 0, count: 9)
    bytes += Self.number(2, 2) + Self.number(62, 2) + Self.number(1, 4) + Self.number(0, 8)
    bytes += Self.number(64, 8) + Self.number(UInt64(sectionStart), 8) + Self.number(0, 4)
    for value in [64, 56, 1, 64, UInt64(sections.count), 0] { bytes += Self.number(value, 2) }
    bytes += Self.number(1, 4) + Self.number(5, 4)
    for value: UInt64 in [0x1000, 0x40_1000, 0x40_1000, 0x1000, 0x1000, 0x1000] {
      bytes += Self.number(value, 8)
    }
    var place = UInt64(sectionStart + 64 * sections.count)
    for section in sections {
      let size = UInt64(section.content.count)
      bytes += Self.number(0, 4) + Self.number(section.kind, 4) + Self.number(0, 16)
      bytes += Self.number(place, 8) + Self.number(size, 8) + Self.number(section.link, 4)
      bytes += Self.number(0, 4) + Self.number(1, 8) + Self.number(24, 8)
      place += size
    }
    return bytes + sections.flatMap(\.content)
  }
}

@Suite("The names in a file")
struct SymbolTableTests {
  /// What lies at places of a file that is mapped where it would be loaded.
  private func names(_ file: URL, at addresses: [UInt]) -> [String] {
    // By itself each is a place and no return.
    let symbolizer = Symbolizer(
      MemoryMap("401000-402000 r-xp 00001000 08:01 1 \(file.path)"))
    return addresses.flatMap { symbolizer.frames([$0]).map(\.name) }
  }

  private func withFile(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("scrollbench-symbols-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appendingPathComponent("a"))
  }

  private let sample = ExecutableFile(
    symbols: [
      ("hot", 0x40_1010, 0x10, 2), ("table", 0x40_1030, 8, 1), ("empty", 0x40_1038, 0, 2),
      ("first", 0x40_1040, 4, 10), ("elsewhere", 0, 8, 2), ("last", 0x40_1040, 4, 2),
    ], dynamic: [("hot", 0x40_1010, 0x10, 2), ("other", 0x40_1020, 8, 2)])

  private let places = (0..<0x50).map { UInt(0x40_1000 + $0) }

  @Test("hold from the first byte of a function to its last, of two for one the later, and no data")
  func functions() throws {
    try withFile { file in
      try Data(sample.bytes).write(to: file)
      let expected = places.map { place in
        switch place {
        case 0x40_1010..<0x40_1020: "hot"
        case 0x40_1040..<0x40_1044: "last"
        default: "[a]"
        }
      }
      #expect(names(file, at: places) == expected)
    }
  }

  @Test("are the dynamic linker's where the others were stripped")
  func stripped() throws {
    try withFile { file in
      var stripped = sample
      stripped.symbols = nil
      try Data(stripped.bytes).write(to: file)
      #expect(
        names(file, at: [0x40_1010, 0x40_1020, 0x40_1028, 0x40_1040])
          == ["hot", "other", "[a]", "[a]"])
    }
  }

  @Test("are none in another format, in a folder, and where there is no file")
  func otherFormats() throws {
    try withFile { file in
      #expect(names(file, at: [0x40_1010]) == ["[a]"])
      // 32 bits, the other order of bytes, and no magic number.
      for (index, byte) in [(4, 1), (5, 2), (0, 0x7E)] as [(Int, UInt8)] {
        var bytes = sample.bytes
        bytes[index] = byte
        try Data(bytes).write(to: file)
        #expect(names(file, at: [0x40_1010]) == ["[a]"], "byte \(index)")
      }
      try Data("hello".utf8).write(to: file)
      #expect(names(file, at: [0x40_1010]) == ["[a]"])
      #expect(names(file.deletingLastPathComponent(), at: [0x40_1010])[0].hasPrefix("[scrollbench"))
    }
  }

  @Test("of a file that is cut or damaged anywhere are right or missing, and nothing falls over")
  func damaged() throws {
    try withFile { file in
      let bytes = sample.bytes
      for count in 0...bytes.count {
        try Data(bytes.prefix(count)).write(to: file)
        let name = names(file, at: [0x40_1010])[0]
        #expect(["hot", "[a]"].contains(name), "\(count) bytes: \(name)")
      }
      for index in bytes.indices {
        for value: UInt8 in [0, 0x7F, 0xFF] {
          var damaged = bytes
          damaged[index] = value
          try Data(damaged).write(to: file)
          #expect(names(file, at: places).count == places.count, "byte \(index)")
        }
      }
    }
  }
}
