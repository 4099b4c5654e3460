import Analysis
package import Files
import FoundationEssentials

package struct RunImages {
  struct Image {
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

  /// Skips images that do not exist; throws for one that cannot be read or is no PNG file.
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
    guard isWhole(bytes) else {
      throw InputError(
        "\(path) is no PNG file, or cut off: one begins with its signature and the chunk IHDR, with"
          + " sides of 1 to \(DecimalText.grouped(longestSide)) pixels, and ends with the chunk IEND"
      )
    }
    return bytes
  }

  /// Returns whether a file begins and ends as a PNG file does.
  ///
  /// A chunk has the length of its data (4 bytes, big endian), its name (4), the data and a checksum
  /// (4). The data of the first one begin with width and height.
  private static func isWhole(_ file: [UInt8]) -> Bool {
    file.count >= 45 && file.starts(with: signature + [0, 0, 0, 13] + "IHDR".utf8)
      && file.suffix(12).starts(with: [0, 0, 0, 0] + "IEND".utf8)
      && [16, 20].allSatisfy { index in
        (1...longestSide).contains(file[index..<index + 4].reduce(0) { $0 << 8 | Int($1) })
      }
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

  /// The path within a run's folder, `pictures/layer-grid-caps.png`; `nil` for an id that is
  /// unsafe as the name of a file.
  package func file(of strategy: String) -> String? {
    let isPlain =
      (1...100).contains(strategy.utf8.count) && strategy.first != "."
      && strategy.unicodeScalars.allSatisfy { $0.isPlain || $0 == "+" }
    return isPlain ? "\(Self.folder)/\(strategy)-\(rawValue).png" : nil
  }

  static func isFile(_ name: String) -> Bool {
    allCases.contains { kind in
      let id = name.dropFirst("\(folder)/".count).dropLast("-\(kind.rawValue).png".count)
      return kind.file(of: String(id)) == name
    }
  }
}
