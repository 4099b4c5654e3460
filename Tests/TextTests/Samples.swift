import Testing
import Text

/// Texts in several scripts, one of them without a glyph in any font.
let scripts = [
  "Latin": "Mazār-e Sharīf", "Greek": "Αθήνα", "Arabic": "القاهرة", "Hebrew": "ירושלים",
  "Devanagari": "नई दिल्ली", "Thai": "กรุงเทพ", "Tibetan": "ལྷ་ས།", "Han": "喀布爾",
]

let title = TextStyle(family: "DejaVu Sans", pixelSize: 34)

extension TextRenderer {
  func image(_ text: String, _ style: TextStyle = title, maximumWidth: Int = 10_000) -> Coverage {
    var coverage = Coverage()
    draw(text, style: style, maximumWidth: maximumWidth, into: &coverage)
    return coverage
  }
}

extension Coverage {
  var ink: Int { bytes.reduce(0) { $0 + Int($1) } }

  /// Returns some columns of the image, with coverage 0 outside of it.
  func columns(_ range: Range<Int>) -> Columns {
    Columns(
      width: range.count,
      bytes: (0..<height).flatMap { y in
        range.map { x in (0..<width).contains(x) ? bytes[y * width + x] : 0 }
      })
  }

  var columns: Columns { columns(0..<width) }

  func row(_ y: Int) -> ArraySlice<UInt8> { bytes[y * width..<(y + 1) * width] }
}

struct Columns: Equatable {
  var width: Int
  var bytes: [UInt8]
}

// Failures do not print every byte.
extension Columns: CustomTestStringConvertible {
  var testDescription: String { "\(width) columns, ink \(bytes.reduce(0) { $0 + Int($1) })" }
}

extension Coverage: CustomTestStringConvertible {
  package var testDescription: String { "\(width)×\(height), ink \(ink)" }
}
