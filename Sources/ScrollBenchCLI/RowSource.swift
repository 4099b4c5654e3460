import TableModel

/// What `--rows` names: a file, or rows that are made up.
package enum RowSource: Equatable, Sendable {
  case file(String)
  /// So many synthetic rows.
  case synthetic(count: Int)

  private static let prefix = "synthetic:"

  /// - Throws: If the text begins as synthetic rows do, but no such number follows. A file whose
  ///   name begins so can be given as `./synthetic:…`.
  package init(_ text: String) throws(CommandFailure) {
    guard text.hasPrefix(Self.prefix) else {
      self = .file(text)
      return
    }
    let limit = RowTable.greatestSyntheticCount
    let number = text.dropFirst(Self.prefix.count)
    guard number.allSatisfy({ ("0"..."9").contains($0) }), let count = Int(number),
      (1...limit).contains(count)
    else {
      throw CommandFailure(
        "--rows \(text): \"\(number)\" is not a number of synthetic rows from 1 to \(limit)", .usage
      )
    }
    self = .synthetic(count: count)
  }
}

/// Shows on a terminal how far a large row file is read.
struct RowFileProgress {
  private let isTerminal = StandardError.isTerminal
  private var lastPercent: Int?

  /// - Parameter fraction: The part of the file that is read, 0…1.
  mutating func show(_ fraction: Double) {
    let percent = Int(fraction * 100)
    guard isTerminal, percent != lastPercent else { return }
    lastPercent = percent
    StandardError.write("\r\u{1B}[Kreading rows: \(percent) %")
  }

  /// Clears the line.
  func finish() {
    if lastPercent != nil { StandardError.write("\r\u{1B}[K") }
  }
}
