import Glibc

/// The names of the functions in an executable or a library, by where they lie in the file.
///
/// Reads the 64-bit little-endian files of the Executable and Linkable Format (System V ABI, chapters
/// 4 and 5): the table of all symbols, or where it was stripped the one for the dynamic linker, which
/// holds only what other files may call.
struct SymbolTable {
  private struct Symbol {
    var addresses: Range<UInt64>
    /// Where the name begins in ``names``.
    var name: Int
  }

  /// A piece of the file that is loaded somewhere.
  private struct Segment {
    var offsets: Range<UInt64>
    var address: UInt64
  }

  private var symbols: [Symbol] = []
  private var segments: [Segment] = []
  private var names: [UInt8] = []

  /// - Returns: `nil` for what is no such file or is damaged.
  init?(path: String) {
    // The path is a C string for the time of the call.
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard let loaded = Self.load(file) else { return nil }
    self = loaded
  }

  private init() {}

  /// The name of the function at a place in the file; `nil` if none is known to be there.
  ///
  /// - Complexity: O(log *n*) in the number of functions.
  func name(atOffset offset: UInt64) -> String? {
    guard let segment = segments.first(where: { $0.offsets.contains(offset) }) else { return nil }
    let address = segment.address &+ (offset - segment.offsets.lowerBound)
    var (low, high) = (0, symbols.count)
    while low < high {
      let middle = (low + high) / 2
      if symbols[middle].addresses.lowerBound <= address { low = middle + 1 } else { high = middle }
    }
    guard low > 0, symbols[low - 1].addresses.contains(address) else { return nil }
    return String(decoding: names[symbols[low - 1].name...].prefix { $0 != 0 }, as: UTF8.self)
  }
}

extension SymbolTable {
  /// The sizes of the structures, and the values in them that matter.
  private enum Format {
    static let start: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1]
    static let (header, segment, section, symbol) = (64, 56, 64, 24)
    static let loaded = 1
    static let (allSymbols, dynamicSymbols) = (2, 11)
    static let (function, indirectFunction) = (UInt8(2), UInt8(10))
    /// More than any table has: a file with holes can say that it is longer than there is memory.
    static let greatestTable = 1 << 30
  }

  private static func load(_ file: Int32) -> SymbolTable? {
    guard let header = bytes(of: file, at: 0, count: Format.header),
      header.starts(with: Format.start),
      let segments = table(
        of: file, at: number(header, 32, 8), count: number(header, 56, 2), entry: Format.segment),
      let sections = table(
        of: file, at: number(header, 40, 8), count: number(header, 60, 2), entry: Format.section)
    else { return nil }
    var loaded = SymbolTable()
    for segment in segments where number(segment, 0, 4) == Format.loaded {
      let (offset, size) = (UInt64(number(segment, 8, 8)), UInt64(number(segment, 32, 8)))
      loaded.segments.append(
        Segment(offsets: offset..<(offset + size), address: UInt64(number(segment, 16, 8))))
    }
    for kind in [Format.allSymbols, Format.dynamicSymbols] {
      guard let section = sections.first(where: { number($0, 4, 4) == kind }),
        case let link = number(section, 40, 4), sections.indices.contains(link),
        let names = contents(of: sections[link], in: file), names.last == 0,
        let entries = contents(of: section, in: file)
      else { continue }
      loaded.names = names
      loaded.take(entries)
      return loaded
    }
    return loaded
  }

  private mutating func take(_ entries: [UInt8]) {
    for place in stride(from: 0, through: entries.count - Format.symbol, by: Format.symbol) {
      let kind = entries[place + 4] & 0xF
      guard kind == Format.function || kind == Format.indirectFunction else { continue }
      let name = Self.number(entries, place, 4)
      let start = UInt64(Self.number(entries, place + 8, 8))
      let size = UInt64(Self.number(entries, place + 16, 8))
      guard start > 0, size > 0, names.indices.contains(name) else { continue }
      symbols.append(Symbol(addresses: start..<(start + size), name: name))
    }
    // Of several names of one function the one that comes last in the file.
    symbols.sort {
      ($0.addresses.lowerBound, $0.name) < ($1.addresses.lowerBound, $1.name)
    }
  }

  private static func contents(of section: [UInt8], in file: Int32) -> [UInt8]? {
    bytes(of: file, at: number(section, 24, 8), count: number(section, 32, 8))
  }

  private static func table(
    of file: Int32, at offset: Int, count: Int, entry: Int
  ) -> [[UInt8]]? {
    guard let bytes = bytes(of: file, at: offset, count: count * entry) else { return nil }
    return (0..<count).map { Array(bytes[($0 * entry)..<(($0 + 1) * entry)]) }
  }

  /// A number of so many bytes, the lowest first; one above 2⁶² is cut, since no file is so long.
  private static func number(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int {
    var number: UInt64 = 0
    for index in (0..<count).reversed() { number = number << 8 | UInt64(bytes[place + index]) }
    return Int(min(number, 1 << 62))
  }

  /// - Returns: `nil` if the file is shorter, which is known before memory is taken.
  private static func bytes(of file: Int32, at offset: Int, count: Int) -> [UInt8]? {
    guard (0...Format.greatestTable).contains(count),
      offset + count <= lseek(file, 0, SEEK_END)
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let read = unsafe bytes.withUnsafeMutableBytes { rest in
        // Inside the array: done < count.
        unsafe pread(file, rest.baseAddress! + done, count - done, offset + done)
      }
      if read < 0, errno == EINTR { continue }
      if read <= 0 { return nil }
      done += read
    }
    return bytes
  }
}
