import Analysis
package import Files

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The images of a run, read for a report.
package struct RunImages {
  struct Image {
    /// The strategies that have it.
    var strategies: [String]
    let kind: ImageKind
    let bytes: [UInt8]

    var address: String { "data:image/png;base64," + Data(bytes).base64EncodedString() }
  }

  /// Equal images of a kind are one.
  private(set) var images: [Image] = []
  /// The number of images that were left out to limit the size of the page.
  private(set) var leftOut = 0

  /// The most bytes of all images together; base64 adds a third in the page.
  private static let mostBytes = 80_000
  /// The longest side of an image that a run writes, in pixels.
  private static let longestSide = 16_384
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  package init() {}

  /// Reads the images that exist.
  ///
  /// - Parameters:
  ///   - folder: The folder of a run.
  ///   - strategies: The strategies; repetitions are ignored.
  /// - Throws: ``InputError`` for an image that cannot be read or is no PNG file.
  package init(in folder: String, of strategies: [String]) throws(InputError) {
    var rest = Self.mostBytes
    for strategy in strategies.unique {
      for kind in ImageKind.allCases {
        guard let bytes = try Self.bytes(of: strategy, kind, in: folder) else { continue }
        if let same = images.firstIndex(where: { $0.kind == kind && $0.bytes == bytes }) {
          images[same].strategies.append(strategy)
        } else if bytes.count <= rest {
          images.append(Image(strategies: [strategy], kind: kind, bytes: bytes))
          rest -= bytes.count
        } else {
          leftOut += 1
        }
      }
    }
  }

  /// - Returns: `nil` if the run left none.
  private static func bytes(
    of strategy: String, _ kind: ImageKind, in folder: String
  ) throws(InputError) -> [UInt8]? {
    guard let name = kind.file(of: strategy) else { return nil }
    let path = folder + "/" + name
    let bytes: [UInt8]
    do {
      bytes = try InputFile.contents(of: path)
    } catch {
      if error.isAbsent { return nil }
      throw error
    }
    guard bytes.starts(with: signature) else {
      throw InputError("\(path) is no PNG file: its first bytes are others")
    }
    guard isWhole(bytes) else {
      throw InputError(
        "\(path) is cut off or damaged: a PNG file has chunks from IHDR, with sides of 1 to"
          + " \(DecimalText.grouped(longestSide)) pixels, to IEND")
    }
    return bytes
  }

  /// Returns whether a file with the signature consists of chunks from IHDR to IEND.
  ///
  /// A chunk has the length of its data (4 bytes, big endian), its name (4), the data and a checksum
  /// (4).
  private static func isWhole(_ file: [UInt8]) -> Bool {
    func number(at index: Int) -> Int { file[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
    func name(at index: Int) -> String { String(decoding: file[index..<index + 4], as: UTF8.self) }
    var chunk = signature.count
    guard file.count >= chunk + 25, number(at: chunk) == 13, name(at: chunk + 4) == "IHDR",
      [chunk + 8, chunk + 12].allSatisfy({ (1...longestSide).contains(number(at: $0)) })
    else { return false }
    while file.count - chunk >= 12 {
      let end = chunk + 12 + number(at: chunk)
      if name(at: chunk + 4) == "IEND" { return end == file.count }
      guard end <= file.count else { return false }
      chunk = end
    }
    return false
  }
}

/// The kinds of images that a run saves per strategy, so that a report needs no renderer.
package enum ImageKind: String, CaseIterable, Sendable {
  /// The place where two sections meet.
  case caps
  /// The number of writes and blends per pixel of that place.
  case overdraw
  /// The distance of each pixel from the reference.
  case difference
}

extension ImageKind {
  static let folder = "pictures"

  /// Returns the name of a strategy's image within a run's folder: `pictures/layer-grid-caps.png`.
  ///
  /// - Returns: `nil` if the strategy's id contains anything but letters, digits, `.`, `_`, `+` and
  ///   `-`, or begins with a point.
  package func file(of strategy: String) -> String? {
    let isPlain =
      (1...100).contains(strategy.utf8.count) && strategy.first != "."
      && strategy.unicodeScalars.allSatisfy { $0.isPlain || $0 == "+" }
    return isPlain ? "\(Self.folder)/\(strategy)-\(rawValue).png" : nil
  }

  /// Returns a Boolean value that indicates whether a name within a run's folder is that of an
  /// image.
  static func isFile(_ name: String) -> Bool {
    allCases.contains { kind in
      let id = name.dropFirst("\(folder)/".count).dropLast("-\(kind.rawValue).png".count)
      return kind.file(of: String(id)) == name
    }
  }
}
