package import Files

/// Reads logs of frames that other tools made.
package enum DisplayLogReader {
  /// - Parameters:
  ///   - format: `nil` to tell it by the file's header.
  ///   - column: The column of frame times of a file of the format `csv`; `nil` to look for one.
  /// - Throws: ``InputError``.
  package static func log(
    at path: String, format: DisplayLog.Format? = nil, column: String? = nil
  ) throws(InputError) -> DisplayLog {
    try MappedFile(path).withBytes { bytes throws(InputError) in
      guard !bytes.isEmpty else {
        throw InputError(.malformed, "\(path) is empty: a log of frames is expected")
      }
      let found = format ?? (column == nil ? Self.format(of: bytes) : .csv)
      switch found {
      case .presentMon: return try presentMon(path, bytes)
      case .mangoHud: return try mangoHud(path, bytes)
      case .gfxinfo: return try gfxinfo(path, bytes)
      case .csv: return try csv(path, bytes, column: column)
      }
    }
  }
}
