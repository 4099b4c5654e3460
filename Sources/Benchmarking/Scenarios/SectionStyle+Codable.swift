import Graphics
import RunData
import TableModel
import TableViews

extension ObjectKeys {
  /// The keys of the styles of sections.
  static let sectionStyle = ObjectKeys(
    name: "style", example: #"[{"rows": "square"}, {"header": 15}]"#,
    common: [
      Key("rows", .choice(of: TableSettings.SectionStyle.Rows.self), isOptional: true),
      Key("header", .orNull(.points), isOptional: true), Key("title", .flag, isOptional: true),
    ])
}

extension TableSettings.SectionStyle: Codable {
  private enum Key: String, CodingKey { case rows, header, title }

  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Key.self)
    self.init(
      rows: try keys.decodeIfPresent(Rows.self, forKey: .rows) ?? .rounded,
      header: try keys.decodeIfPresent(Double.self, forKey: .header),
      title: try keys.decodeIfPresent(Bool.self, forKey: .title) ?? true)
  }

  package func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: Key.self)
    try keys.encode(rows, forKey: .rows)
    try keys.encode(header, forKey: .header)
    try keys.encode(title, forKey: .title)
  }
}

// Public types, whose form in a scenario is no public one

extension PixelColor {
  /// Creates an opaque colour from a `#` and six hexadecimal digits; `nil` for any other text.
  init?(hexadecimal text: String) {
    guard text.utf8.count == 7, text.first == "#", text.dropFirst().allSatisfy(\.isHexDigit),
      let rgb = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.init(rgb: rgb)
  }

  /// The colour as a scenario has it, without its opacity; other text does not change it.
  var hexadecimal: String {
    get {
      let rgb = UInt64(premultiplied & 0xFF_FFFF)
      return "#" + String(hexadecimal: rgb, digits: 6).uppercased()
    }
    set { self = PixelColor(hexadecimal: newValue) ?? self }
  }
}

extension PixelColor? {
  var hexadecimal: String? {
    get { self?.hexadecimal }
    set { self = newValue.flatMap(PixelColor.init(hexadecimal:)) }
  }
}

extension RowAccessory {
  /// The names of all indicators; true for an arrow, and false for none.
  static let names: [JSONValue] =
    [.bool(true), .bool(false)] + allCases.map { .string($0.rawValue) }

  /// The indicator as a scenario has it; a value that is not among the names does not change it.
  var name: JSONValue {
    get {
      switch self {
      case .none: .bool(false)
      case .disclosure: .bool(true)
      case .detail, .checkmark: .string(rawValue)
      }
    }
    set {
      switch newValue {
      case .bool(let isShown): self = isShown ? .disclosure : .none
      case .string(let name): self = RowAccessory(rawValue: name) ?? self
      default: break
      }
    }
  }
}
