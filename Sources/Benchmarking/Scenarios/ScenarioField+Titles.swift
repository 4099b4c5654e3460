import TableViews

extension ScenarioField {
  /// The keys of the styles of titles.
  static let titles =
    titleStyle("tableTitles", "the titles above and below the table", \.table.tableTitles)
    + titleStyle("sectionTitles", "headers and footers of sections", \.table.sectionTitles)

  /// The keys of one style of titles.
  private static func titleStyle(
    _ group: String, _ titles: String,
    _ style: any WritableKeyPath<Scenario, TableSettings.TitleStyle> & Sendable
  ) -> [ScenarioField] {
    func field<Value>(
      _ key: String, _ meaning: String,
      _ property: any WritableKeyPath<TableSettings.TitleStyle, Value> & Sendable,
      _ representation: JSONRepresentation<Value>
    ) -> ScenarioField {
      ScenarioField(
        "\(group).\(key)", meaning,
        read: { value, scenario throws(ValueFault) in
          scenario[keyPath: style][keyPath: property] = try representation.read(value)
        }, write: { representation.write($0[keyPath: style][keyPath: property]) })
    }
    return [
      field(
        "size", "Font size of \(titles), pt; null for font.subtitleSize.", \.size,
        .optionalFontSize),
      field("bold", "Whether they are bold.", \.bold, .flag),
      field("color", "Their text; null for colors.header.", \.color, .optionalColor),
      field(
        "shadow", "Their text's shadow, a point below it; null for none.", \.shadow,
        .optionalColor),
      field("fill", "Their view; null for a clear one.", \.fill, .optionalColor),
    ]
  }
}
