import Files
import Graphics
import RunData
import TableModel
import TableViews

extension ObjectKeys {
  static let sectionStyle = ObjectKeys(
    name: "style", example: #"[{"rows": "square"}, {"header": 15}]"#,
    common: [
      .optional("rows", .choice(of: TableSettings.SectionStyle.Rows.self)),
      .optional("header", .orNull(.points)), .optional("title", .flag),
    ])
}

extension TableSettings.SectionStyle: Codable {
  package init(from decoder: any Decoder) throws {
    let members = try DecodedMembers(decoder)
    self.init(
      rows: try members("rows", else: .rounded),
      header: members.has("header") ? try members("header") : nil,
      title: try members("title", else: true))
  }

  package func encode(to encoder: any Encoder) throws {
    try (["rows": rows, "header": header, "title": title] as JSONObject).encode(to: encoder)
  }
}

// Public types, whose form in a scenario is not public

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
      "#" + String(hexadecimal: UInt64(premultiplied & 0xFF_FFFF), digits: 6).uppercased()
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
  /// The values of all indicators in a scenario; the first one of each is written.
  static let values: [(value: JSONValue, accessory: RowAccessory)] =
    [(.bool(true), .disclosure), (.bool(false), .none)]
    + allCases.map { (.string($0.rawValue), $0) }

  /// The indicator as a scenario has it; a value that is none of ``values`` does not change it.
  var json: JSONValue {
    get { Self.values.first { $0.accessory == self }?.value ?? .null }
    set { self = Self.values.first { $0.value == newValue }?.accessory ?? self }
  }
}
