import Graphics
import TableModel
import TableViews

extension ScenarioField {
  /// All keys by subject, in the order of `list keys`.
  package static let groups: [(title: String, fields: [ScenarioField])] = [
    ("Scenario", scenario), ("Rows", rows), ("Sections, headers and footers", sections),
    ("Cells and text", cells),
    ("Colors", colors("colors", \.table.colors) + colors("darkColors", \.table.darkColors)),
    ("Display and scroll", display),
  ]

  private static let scenario = [
    Self("name", \.name, .text(), "The scenario's name in reports."),
    Self("summary", \.summary, .text(isEmptyAccepted: true), "What it shows, in one sentence."),
  ]

  private static let rows = [
    Self("rowHeight", \.table.rowHeight, .pointsAboveZero, "Height of every row."),
    Self(
      "heights.source", \.table.heights.source,
      "Whether rows are of rowHeight (fixed) or as high as their text (measured)."),
    Self(
      "heights.measuring", \.table.heights.measuring,
      "How text is measured: by one proxy cell and a cache (cached), without the cache (proxy), or by a"
        + " new proxy 320 pt wide each time (as-published)."),
    Self(
      "heights.estimate", \.table.heights.estimate, .pointsAboveZero,
      "Height of a row until it is measured."),
    Self(
      "radius", \.table.radius, "Radius of a section's outer corners, at most half a row's height."),
    Self("inset", \.table.inset, "Distance of rows from the display's left and right edge."),
    Self("maximumWidth", \.table.maximumWidth, "Greatest width of the rows; 0 for none."),
    Self(
      "safeArea.left", \.table.safeArea.left,
      "Width that rows leave free at the left, such as for a notch, besides inset."),
    Self(
      "safeArea.right", \.table.safeArea.right,
      "Width that rows leave free at the right, such as for a notch, besides inset."),
    Self(
      "rowMargins.side", \.table.rowMargins.side,
      "What backgrounds leave free of their rows at either side."),
    Self(
      "rowMargins.bottom", \.table.rowMargins.bottom,
      "What backgrounds and contents leave free of their rows at the bottom; part of measured heights."
    ),
    Self(
      "syntheticRows", \.syntheticRows, .whole(0...RowTable.greatestSyntheticCount),
      "Number of generated rows, in place of the embedded ones; 0 for none. --rows replaces both."),
    Self("separators", \.table.separators, "Whether hairlines part rows."),
    Self(
      "layout", \.table.layout,
      "Whether each frame sets the frames of the rows, headers and footers that came in or changed"
        + " (changed), or of all on the display (all)."),
    Self(
      "resizeSeconds", \.table.resizeSeconds, .seconds(upTo: 10),
      "Duration of the animation in which rows get another width; 0 for none."),
    Self(
      "insertSeconds", \.table.insertSeconds, .seconds(upTo: 10),
      "Duration of the animation in which an inserted row grows to its height; 0 for none."),
    Self(
      "neighbours", \.table.neighbours,
      "Whether rows next to an insertion or deletion are configured again (reload) or stay as they"
        + " are (leave)."),
    Self(
      "states.selectedEvery", \.table.states.selectedEvery, .count,
      "Selects every nth row; 0 for none."),
    Self(
      "states.coloredEvery", \.table.states.coloredEvery, .count,
      "Every nth row colours its cell, as notes do in Lightning Table's README; 0 for none."),
  ]

  private static let sections =
    [
      Self(
        "sectionSizes", \.sectionSizes, .orNull(.rowCounts),
        "[least, greatest] rows of the sections that the rows are cut into, seeded; null keeps the"
          + " data's own sections."),
      Self("sectionHeader", \.table.sectionHeader, "Height of each section's header."),
      Self("sectionFooter", \.table.sectionFooter, "Height of each section's footer."),
      Self(
        "footerText", \.table.footerText,
        "Whether sections have a text below them: their footer or, if none has one, their"
          + " number of rows."),
      Self(
        "labelInset", \.table.labelInset, .orNull(.points),
        "Distance of the text of headers and footers from the rows' left edge; null for that of the"
          + " hairlines."),
      Self(
        "sectionStyles", \.table.sectionStyles, .list(.sectionStyle, 0...100),
        "Styles that sections have in turn: rows (rounded, or square: plain cells without margins),"
          + " header (its height, pt) and title (whether it shows one)."),
      Self(
        "tableHeader", \.table.tableHeader, .orNull(.text()),
        "The title of a view 60 pt high that scrolls above the first section; null for none."),
      Self(
        "tableFooter", \.table.tableFooter, .orNull(.text()),
        "The title of such a view below the last section; null for none."),
    ]
    + titles("tableTitles", "the titles above and below the table", \.table.tableTitles)
    + titles("sectionTitles", "headers and footers of sections", \.table.sectionTitles)
    + [
      Self(
        "shadows.mode", \.table.shadows.mode,
        "Shadows at the table's ends, seen in overscroll: none, repaired, or as-published (put in anew"
          + " at every tick)."),
      Self("shadows.height", \.table.shadows.height, .pointsAboveZero, "Height of such a shadow."),
      Self(
        "shadows.tableTop", \.table.shadows.tableTop,
        "Distance of the table from the top of the view around it; as-published places the shadow"
          + " at the table's lower edge too low by it."),
    ]

  private static func titles(
    _ path: String, _ titles: String,
    _ style: any WritableKeyPath<Scenario, TableSettings.TitleStyle> & Sendable
  ) -> [ScenarioField] {
    [
      Self(
        "\(path).size", style, \.size, .orNull(.fontSize),
        "Font size of \(titles); null for font.subtitleSize."),
      Self("\(path).bold", style, \.bold, .flag, "Whether they are bold."),
      Self(
        "\(path).color", style, \.color.hexadecimal, .orNull(.color),
        "Their text; null for colors.header."),
      Self(
        "\(path).shadow", style, \.shadow.hexadecimal, .orNull(.color),
        "Their text's shadow, a point below it; null for none."),
      Self(
        "\(path).fill", style, \.fill.hexadecimal, .orNull(.color),
        "Their view; null for a clear one."),
    ]
  }

  private static let cells = [
    Self("font.family", \.table.font.family, .text(), "Font family of all text."),
    Self("font.titleSize", \.table.font.titleSize, .fontSize, "Font size of titles."),
    Self("font.subtitleSize", \.table.font.subtitleSize, .fontSize, "Font size of all other text."),
    Self(
      "labels", \.table.labels,
      "Whether text is drawn on the row's colour (opaque) or blended (clear)."),
    Self("content", \.table.content, "What rows and headers show."),
    Self("cell.image", \.table.cell.image, "Whether rows have an image."),
    Self(
      "cell.accessory", \.table.cell.accessory.json, .choice(RowAccessory.values.map(\.value)),
      "The indicator of rows without their own: true for an arrow."),
    Self(
      "cell.textInset", \.table.cell.textInset,
      "Least distance of text from a row's left and right edge."),
    Self(
      "cell.textTop", \.table.cell.textTop,
      "Distance of the box in which text is centred from a row's top; as high as the background."),
    Self(
      "cell.lineHeight", \.table.cell.lineHeight,
      "Height of each line of titles and subtitles, in which text is centred; 0 for that of the font,"
        + " which is the least with opaque labels."
    ),
    Self(
      "cell.layout", \.table.cell.layout,
      "When text is laid out: in labels as wide as it (each-row), or once per cell, in labels as wide"
        + " as their room (once)."),
    Self(
      "cell.reset", \.table.cell.reset,
      "Whether a reused cell loses all of its previous row (complete), or keeps the colour that the row"
        + " gave it (as-published)."),
    Self(
      "cell.content", \.table.cell.content, .orNull(.text()),
      "The id of the program's own content that cells show whose rows name none, see"
        + " docs/own-cells.md; null for the built-in one."),
  ]

  private static func colors(
    _ path: String, _ colors: any WritableKeyPath<Scenario, TableColors> & Sendable
  ) -> [ScenarioField] {
    func color(
      _ key: String, _ property: any WritableKeyPath<TableColors, String> & Sendable,
      _ meaning: String
    ) -> ScenarioField { Self("\(path).\(key)", colors, property, .color, meaning) }
    return [
      color("backdrop", \.backdrop.hexadecimal, "What lies behind the table."),
      Self(
        "\(path).backdropBottom", colors, \.backdropBottom.hexadecimal, .orNull(.color),
        "What the backdrop turns into from the display's top to its bottom; null for one colour."),
      color("row", \.row.hexadecimal, "The rows."),
      color("selectedRow", \.selectedRow.hexadecimal, "Selected rows."),
      color("coloredRow", \.coloredRow.hexadecimal, "Cells that states.coloredEvery colours."),
      color("title", \.title.hexadecimal, "Text of titles."),
      color("subtitle", \.subtitle.hexadecimal, "Text of subtitles."),
      color("body", \.body.hexadecimal, "Text below them."),
      color("highlightedTitle", \.highlightedTitle.hexadecimal, "Text of selected rows' titles."),
      color(
        "highlightedSubtitle", \.highlightedSubtitle.hexadecimal,
        "All other text of selected rows."),
      color("header", \.header.hexadecimal, "Text of headers and footers."),
      color("separator", \.separator.hexadecimal, "Hairlines."),
    ]
  }

  private static let display = [
    Self(
      "appearance", \.table.appearance,
      "Whether the table has the colors (light) or the darkColors (dark)."),
    Self("display.width", \.table.display.width, .pointsAboveZero, "Width of the display."),
    Self("display.height", \.table.display.height, .pointsAboveZero, "Height of the display."),
    Self("display.scale", \.table.display.scale, .above("px/pt"), "Device pixels per point."),
    Self(
      "display.compact", \.table.display.isCompact,
      "Whether rows go from edge to edge, without corners."),
    Self(
      "display.compactBelow", \.table.display.compactBelow,
      "Width of the display below which rows go from edge to edge, without corners; 0 for none."),
    Self(
      "trace", \.trace, .list(.motion, 1...Int.max),
      "The motions of the scroll, one after the other, see docs/scenarios.md."),
    Self(
      "events", \.events, .list(.event, 0...Int.max),
      "Changes during the scroll, see docs/scenarios.md."),
  ]
}
