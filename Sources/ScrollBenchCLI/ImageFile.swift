import Foundation

/// The file that an image goes to.
enum ImageFile {
  /// The first bytes of every PNG file.
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Whether a file is an image: one that is none is hardly meant to be replaced.
  static func isImage(_ path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    return (try? file.read(upToCount: signature.count)).map { $0.map(Array.init) == signature }
      ?? false
  }
}
