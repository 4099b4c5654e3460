package import Geometry
package import Graphics

/// A rectangle, written as `[x, y, width, height]`.
package struct RecordedRect: Codable, Equatable, Sendable {
  package var pixels: PixelRect

  /// The magnitude of the largest coordinate: products of two fit in 32 bits, as in shaders.
  static let limit = 1 << 15

  package init(_ pixels: PixelRect) { self.pixels = pixels }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.numbers(4, named: "x, y, width and height", upTo: Self.limit)
    pixels = PixelRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  package func encode(to encoder: any Encoder) throws {
    try [pixels.x, pixels.y, pixels.width, pixels.height].encode(to: encoder)
  }
}

/// A stretch in a file: `[from, count, onto, count]`.
extension AxisStretch: Codable {
  package init(from decoder: any Decoder) throws {
    let values = try decoder.numbers(
      4, named: "from, count, onto and count", upTo: RecordedRect.limit)
    guard values[1] > 0, values[3] > 0 else {
      throw decoder.fault("both counts must be positive")
    }
    from = values[0]..<values[0] + values[1]
    onto = values[2]..<values[2] + values[3]
  }

  package func encode(to encoder: any Encoder) throws {
    try [from.lowerBound, from.count, onto.lowerBound, onto.count].encode(to: encoder)
  }
}

/// A colour, written as `#rrggbbaa`, not premultiplied.
package struct RecordedColor: Codable, Equatable, Sendable {
  package var pixel: PixelColor

  package init(_ pixel: PixelColor) { self.pixel = pixel }

  package init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard text.utf8.count == 9, text.hasPrefix("#"),
      text.dropFirst().utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt32(text.dropFirst(), radix: 16)
    else { throw decoder.fault("a color is #rrggbbaa") }
    pixel = PixelColor(
      red: UInt8(value >> 24), green: UInt8(value >> 16 & 0xFF), blue: UInt8(value >> 8 & 0xFF),
      alpha: UInt8(value & 0xFF))
  }

  package func encode(to encoder: any Encoder) throws {
    let (red, green, blue, alpha) = pixel.straight
    let digits = [red, green, blue, alpha].map {
      ($0 < 16 ? "0" : "") + String($0, radix: 16)
    }
    try ("#" + digits.joined()).encode(to: encoder)
  }
}

extension Decoder {
  fileprivate func numbers(_ count: Int, named names: String, upTo limit: Int) throws -> [Int] {
    let values = try [Int](from: self)
    guard values.count == count else {
      throw fault("\(names) are expected, not \(values.count) numbers")
    }
    if let value = values.first(where: { !(-limit...limit).contains($0) }) {
      throw fault("\(value) is beyond \(limit)")
    }
    return values
  }

  fileprivate func fault(_ text: String) -> DecodingError {
    DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: text))
  }
}
