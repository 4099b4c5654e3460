package import Files

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The images of a run, read for a report.
package struct RunImages {
  /// An image of a strategy.
  struct Image {
    let strategy: String
    let kind: ImageKind
    let bytes: [UInt8]

    /// The image as a data URL.
    var address: String { "data:image/png;base64," + Data(bytes).base64EncodedString() }
  }

  /// In the order of strategies, then of kinds.
  let images: [Image]
  /// The number of images that were left out to limit the size of the page.
  let leftOut: Int

  /// The most bytes of all images together; base64 adds a third in the page.
  private static let mostBytes = 1_100_000
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Creates an empty collection.
  package init() {
    images = []
    leftOut = 0
  }

  /// Reads the images that exist.
  ///
  /// - Parameters:
  ///   - folder: The folder of a run.
  ///   - strategies: The strategies; repetitions are ignored.
  /// - Throws: ``InputError`` for an image that cannot be read or is no PNG file.
  package init(in folder: String, of strategies: [String]) throws(InputError) {
    var found: [Image] = []
    var leftOut = 0
    var rest = Self.mostBytes
    var seen: Set<String> = []
    for strategy in strategies where seen.insert(strategy).inserted {
      for kind in ImageKind.allCases {
        guard let bytes = try Self.bytes(of: strategy, kind, in: folder) else { continue }
        // The page shows equal images once.
        let isShown = found.contains { $0.kind == kind && $0.bytes == bytes }
        guard isShown || bytes.count <= rest else {
          leftOut += 1
          continue
        }
        rest -= isShown ? 0 : bytes.count
        found.append(Image(strategy: strategy, kind: kind, bytes: bytes))
      }
    }
    images = found
    self.leftOut = leftOut
  }

  /// - Returns: `nil` if the run left none.
  private static func bytes(
    of strategy: String, _ kind: ImageKind, in folder: String
  ) throws(InputError) -> [UInt8]? {
    guard let name = RunFile.imageName(of: strategy, kind) else { return nil }
    let path = folder + "/" + name
    let bytes: [UInt8]
    do {
      bytes = try MappedFile.wholeFile(path)
    } catch {
      if error.kind == .absent { return nil }
      throw error
    }
    guard bytes.starts(with: signature) else {
      throw InputError(.malformed, "\(path) is no PNG file: its first bytes are others")
    }
    return bytes
  }
}
