import Files

/// A metric of a claim with the values of both sides as text.
///
///     ClaimMetric("frame_p50_ms").change(from: 2.12, to: 3.24)    // "frame p50 2.12 → 3.24 ms"
///     ClaimMetric("image_bytes").change(from: 4_096, to: 65_536)  // "image bytes 4.10 → 65.5 kB"
struct ClaimMetric {
  private enum Unit { case milliseconds, bytes, count }

  private let name: String
  private let unit: Unit

  /// - Parameter metric: A name in the manner of a column: words joined by `_`, the unit last.
  init(_ metric: String) {
    let words = TextFormatting.oneLine(metric).split { $0 == "_" || $0 == " " }
    unit = words.last == "ms" ? .milliseconds : words.contains("bytes") ? .bytes : .count
    name = (unit == .milliseconds ? words.dropLast() : words[...]).joined(separator: " ")
  }

  /// Returns the values of both sides, with a common unit once.
  func change(from better: Double, to worse: Double) -> String {
    let texts = [better, worse].map { text($0, fine: max(better, worse) < 1) }
    let (first, second) = (texts[0].split(separator: " "), texts[1].split(separator: " "))
    let shared = first.count == 2 && second.count == 2 && first[1] == second[1]
    return "\(name) \(shared ? String(first[0]) : texts[0]) → \(texts[1])"
  }

  private func text(_ value: Double, fine: Bool) -> String {
    switch unit {
    case .milliseconds: TextFormatting.milliseconds(value, fine: fine) + " ms"
    case .bytes: TextFormatting.bytes(value)
    case .count:
      if value >= 100_000 {
        TextFormatting.short(value)
      } else if let whole = Int(exactly: value) {
        DecimalText.grouped(whole)
      } else {
        DecimalText.shortest(value, places: 1)
      }
    }
  }
}
