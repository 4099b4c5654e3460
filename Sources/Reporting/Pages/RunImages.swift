package import Files

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The images that a run left, read back for a report.
package struct RunImages {
  /// One image: what it shows, and its bytes.
  struct Image {
    let strategy: String
    let kind: ImageKind
    let bytes: [UInt8]

    /// The image as the address of an image, with the image in it.
    var address: String { "data:image/png;base64," + Data(bytes).base64EncodedString() }
  }

  /// In the order of strategies, then of kinds.
  let images: [Image]
  /// Images that were left out, for the page would become too large.
  let leftOut: Int

  /// The most bytes of all images together: they are a third more in a page.
  private static let mostBytes = 1_100_000
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// No images.
  package init() {
    images = []
    leftOut = 0
  }

  /// Reads those that are there.
  ///
  /// - Parameters:
  ///   - folder: The folder of a run.
  ///   - strategies: Any strategy as often as it likes.
  /// - Throws: ``InputError`` for an image that cannot be read or is no PNG file.
  package init(in folder: String, of strategies: [String]) throws(InputError) {
    var found: [Image] = []
    var leftOut = 0
    var rest = Self.mostBytes
    var seen: Set<String> = []
    for strategy in strategies where seen.insert(strategy).inserted {
      for kind in ImageKind.allCases {
        guard let bytes = try Self.bytes(of: strategy, kind, in: folder) else { continue }
        guard bytes.count <= rest else {
          leftOut += 1
          continue
        }
        rest -= bytes.count
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
