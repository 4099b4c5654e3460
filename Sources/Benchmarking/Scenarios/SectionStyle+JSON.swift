import RunData
import TableModel
import TableViews

extension JSONRepresentation where Value == [TableSettings.SectionStyle] {
  /// A list of styles, each an object.
  static let sectionStyles = Self(
    read: { value throws(ValueFault) in
      guard case .array(let values) = value, values.count <= 100 else {
        throw ValueFault.expected(
          "a list of up to 100 styles, such as [{\"rows\": \"square\"}, {\"header\": 15}]")
      }
      var styles: [TableSettings.SectionStyle] = []
      for (index, value) in values.enumerated() {
        let reader = try ObjectReader(value, "style", index: index)
        try reader.check(keys: ["rows", "header", "title"])
        styles.append(
          TableSettings.SectionStyle(
            rows: try reader.read("rows", .choice, else: .rounded),
            header: reader.has("header") ? try reader.read("header", .optionalHeight) : nil,
            title: try reader.read("title", .flag, else: true)))
      }
      return styles
    }, write: { .array($0.map(\.json)) })
}

extension TableSettings.SectionStyle {
  fileprivate var json: JSONValue {
    .object([
      "rows": .string(rows.rawValue), "header": header.map(JSONValue.number) ?? .null,
      "title": .bool(title),
    ])
  }
}

extension JSONRepresentation where Value == RowAccessory {
  /// The indicator of all rows: a Boolean value, true for an arrow, or the name of another one.
  static let accessory = Self(
    read: { value throws(ValueFault) in
      switch value {
      case .bool(let isShown): return isShown ? .disclosure : .none
      case .string(let name):
        if let accessory = RowAccessory(rawValue: name) { return accessory }
      default: break
      }
      throw ValueFault.expected("true, false, none, disclosure, detail or checkmark")
    },
    write: { accessory in
      switch accessory {
      case .none: .bool(false)
      case .disclosure: .bool(true)
      case .detail, .checkmark: .string(accessory.rawValue)
      }
    })
}
