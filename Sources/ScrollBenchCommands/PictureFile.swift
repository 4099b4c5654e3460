import Foundation

/// The file that a picture goes to.
enum PictureFile {
  /// The first bytes of every PNG file.
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Refuses to replace a file that is no picture, which was hardly meant.
  static func check(_ path: String) throws {
    guard let file = FileHandle(forReadingAtPath: path) else { return }
    let start = (try? file.read(upToCount: signature.count)) ?? nil
    guard let start, !start.isEmpty, Array(start) != signature else { return }
    throw CommandFailure("\(path) is a file, and not a PNG picture: name another one", .output)
  }
}
