import FoundationEssentials

enum SmallFile {
  /// Returns the whole text, with invalid UTF-8 replaced; `nil` if the file cannot be read.
  static func text(at path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }
}
