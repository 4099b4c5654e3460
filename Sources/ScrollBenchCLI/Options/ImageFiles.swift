import ArgumentParser
import Benchmarking
import Files
import JudgingCLI

package struct ImageFiles: Equatable {
  package let paths: [String]
  /// The folder of all of them, if it may be made.
  package let folder: String?

  /// Several images are in a folder, with names in the order of the frames.
  ///
  /// - Precondition: There is a frame, and they are in ascending order.
  package init(of frames: [Int], at output: String) throws {
    guard frames.count > 1 else {
      (paths, folder) = ([output], nil)
      return
    }
    guard !output.lowercased().hasSuffix(".png") else {
      throw ValidationError(
        "\(frames.count) frames do not go into one file: name a folder, without .png")
    }
    let digits = "\(frames[frames.count - 1])".count
    paths = frames.map {
      PathText.join(output, "frame-\(DecimalText.padded($0, digits: digits)).png")
    }
    folder = output
  }

  func check() throws(OutputError) {
    try OutputFile.check(paths, in: folder, replacing: Self.isImage)
  }

  /// Writes all images or none, and names them on standard error.
  func write(_ images: [[UInt8]]) throws {
    let files = zip(paths, images).map { OutputFile.Entry($0, $1) }
    try OutputFile.write(files, in: folder, replacing: Self.isImage)
    WrittenFiles.announce(
      paths.count == 1
        ? paths[0] : "\(paths.count) images, \(paths[0]) to \(paths[paths.count - 1])")
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func isImage(_ path: String) -> Bool {
    (try? InputFile.start(of: path, upTo: signature.count)) == signature
  }
}
