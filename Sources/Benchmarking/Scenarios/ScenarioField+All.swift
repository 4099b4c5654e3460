import Geometry
import Graphics
import RunData
import TableModel
import TableViews

extension ScenarioField {
  /// All keys, in the order of the documentation.
  package static let all: [ScenarioField] =
    table + titles + text + colors("colors", \.table.colors)
    + colors("darkColors", \.table.darkColors)
    + display
    + states

  private static let table = [
    ScenarioField("name", "The scenario's name in reports.", \.name, .text),
    ScenarioField(
      "summary", "What it shows, in one sentence.", \.summary, .possiblyEmptyText),
    ScenarioField("rowHeight", "Height of every row, pt.", \.table.rowHeight, .positive("points")),
    ScenarioField(
      "heights.source",
      "Whether rows are of rowHeight (fixed) or as high as their text (measured).",
      \.table.heights.source, .choice),
    ScenarioField(
      "heights.measuring",
      "How text is measured: by one proxy cell and a cache (cached), without the cache (proxy), or"
        + " by a new proxy 320 pt wide each time (as-published).", \.table.heights.measuring,
      .choice),
    ScenarioField(
      "heights.estimate", "Height of a row until it is measured, pt.", \.table.heights.estimate,
      .positive("points")),
    ScenarioField(
      "radius", "Radius of a section's outer corners, pt, at most half a row's height.",
      \.table.radius,
      .notNegative("points")),
    ScenarioField(
      "inset", "Distance of rows from the display's left and right edge, pt.", \.table.inset,
      .notNegative("points")),
    ScenarioField(
      "maximumWidth", "Greatest width of the rows, pt; 0 for none.", \.table.maximumWidth,
      .notNegative("points")),
    ScenarioField(
      "safeArea.left", "What the display's left edge takes away, pt.", \.table.safeArea.left,
      .notNegative("points")),
    ScenarioField(
      "safeArea.right", "What the display's right edge takes away, pt.", \.table.safeArea.right,
      .notNegative("points")),
    ScenarioField(
      "rowMargins.side", "What backgrounds leave free of their rows at either side, pt.",
      \.table.rowMargins.side, .notNegative("points")),
    ScenarioField(
      "rowMargins.bottom", "What backgrounds leave free of their rows at the bottom, pt.",
      \.table.rowMargins.bottom, .notNegative("points")),
    ScenarioField(
      "tableHeader",
      "The title of a view 60 pt high that scrolls above the first section; null for"
        + " none.", \.table.tableHeader, .optionalText),
    ScenarioField(
      "tableFooter", "The title of such a view below the last section; null for none.",
      \.table.tableFooter, .optionalText),
    ScenarioField(
      "sectionHeader", "Height of each section's header, pt.", \.table.sectionHeader,
      .notNegative("points")),
    ScenarioField(
      "sectionFooter", "Height of each section's footer, pt.", \.table.sectionFooter,
      .notNegative("points")),
    ScenarioField(
      "footerText", "Whether sections show their footer, or how many rows they have.",
      \.table.footerText,
      .flag),
    ScenarioField(
      "resizeSeconds",
      "Duration of the animation in which rows get another width, s; 0 for none.",
      \.table.resizeSeconds, .number("a number of seconds from 0 to 10") { (0...10).contains($0) }),
    ScenarioField(
      "insertSeconds",
      "Duration of the animation in which an inserted row grows to its height, s; 0 for none.",
      \.table.insertSeconds, .number("a number of seconds from 0 to 10") { (0...10).contains($0) }),
    ScenarioField(
      "labelInset",
      "Distance of the text of headers and footers from the rows' left edge, pt; null for that of"
        + " the hairlines.", \.table.labelInset, .optional(.notNegative("points"))),
    ScenarioField(
      "sectionSizes",
      "[least, greatest] rows of the sections that the rows are cut into, seeded;"
        + " null keeps the data's own sections.", \.sectionSizes, .sizes),
    ScenarioField(
      "syntheticRows",
      "Number of generated rows, in place of the embedded ones; 0 for none. --rows replaces both.",
      \.syntheticRows, .syntheticCount),
    ScenarioField(
      "sectionStyles",
      "A list of styles that sections have in turn: rows (rounded or square: plain cells without"
        + " margins), header (its height, pt) and title (whether it shows one).",
      \.table.sectionStyles, .sectionStyles),
    ScenarioField("separators", "Whether hairlines part rows.", \.table.separators, .flag),
    ScenarioField(
      "layout",
      "Whether each frame sets the frames of the rows, headers and footers that came in or changed"
        + " (changed), or of all on the display (all).", \.table.layout, .choice),
    ScenarioField(
      "shadows.mode",
      "Shadows at the table's ends, seen in overscroll: none, repaired, or as-published (put in"
        + " anew at every tick).", \.table.shadows.mode, .choice),
    ScenarioField(
      "shadows.height", "Height of such a shadow, pt.", \.table.shadows.height, .positive("points")),
    ScenarioField(
      "shadows.tableTop",
      "Distance of the table from the top of the view around it, pt, of which as-published mistakes"
        + " the lower shadow's place.", \.table.shadows.tableTop, .notNegative("points")),
  ]

  private static let text = [
    ScenarioField("font.family", "Font family of all text.", \.table.font.family, .text),
    ScenarioField("font.titleSize", "Font size of titles, pt.", \.table.font.titleSize, .fontSize),
    ScenarioField(
      "font.subtitleSize", "Font size of all other text, pt.", \.table.font.subtitleSize, .fontSize),
    ScenarioField(
      "labels", "Whether text is drawn on the row's colour (opaque) or blended (clear).",
      \.table.labels,
      .choice),
    ScenarioField(
      "content", "What rows and headers show: none, titles or labels.", \.table.content, .choice),
    ScenarioField("cell.image", "Whether rows have an image.", \.table.cell.image, .flag),
    ScenarioField(
      "cell.accessory",
      "The indicator of rows without their own: false for none, true for an arrow, detail or"
        + " checkmark.", \.table.cell.accessory, .accessory),
    ScenarioField(
      "cell.textInset", "Least distance of text from a row's left and right edge, pt.",
      \.table.cell.textInset, .notNegative("points")),
    ScenarioField(
      "cell.textTop",
      "Distance of the box in which text is centred from a row's top, pt; as high as the background.",
      \.table.cell.textTop, .notNegative("points")),
    ScenarioField(
      "cell.lineHeight",
      "Height of each line of titles and subtitles, in which text is centred, pt; 0 for that of"
        + " the font.", \.table.cell.lineHeight, .notNegative("points")),
    ScenarioField(
      "cell.layout",
      "When text is laid out: in labels as wide as it (each-row), or once per cell, in labels as"
        + " wide as their room (once).", \.table.cell.layout, .choice),
    ScenarioField(
      "cell.reset",
      "Whether a reused cell loses all of its previous row (complete), or keeps the colour that"
        + " the row gave it (as-published).", \.table.cell.reset, .choice),
    ScenarioField(
      "cell.content",
      "The id of the program's own content that cells show whose rows name none, see"
        + " docs/own-cells.md; null for the built-in one.", \.table.cell.content, .optionalText),
    ScenarioField(
      "appearance", "Whether the table has the colors (light) or the darkColors (dark).",
      \.table.appearance, .choice),
  ]

  /// The keys of one appearance's colours.
  private static func colors(
    _ group: String, _ colors: any WritableKeyPath<Scenario, TableColors> & Sendable
  ) -> [ScenarioField] {
    func color(
      _ key: String, _ meaning: String,
      _ property: any WritableKeyPath<TableColors, PixelColor> & Sendable
    ) -> ScenarioField {
      ScenarioField(
        "\(group).\(key)", meaning,
        read: { value, scenario throws(ValueFault) in
          scenario[keyPath: colors][keyPath: property] = try JSONRepresentation.color.read(value)
        },
        write: { JSONRepresentation.color.write($0[keyPath: colors][keyPath: property]) })
    }
    return [
      color("backdrop", "What lies behind the table.", \.backdrop),
      ScenarioField(
        "\(group).backdropBottom",
        "What the backdrop turns into from the display's top to its bottom; null for one colour.",
        read: { value, scenario throws(ValueFault) in
          scenario[keyPath: colors].backdropBottom =
            try JSONRepresentation.optionalColor.read(value)
        },
        write: { JSONRepresentation.optionalColor.write($0[keyPath: colors].backdropBottom) }),
      color("row", "The rows.", \.row),
      color("selectedRow", "Selected rows.", \.selectedRow),
      color("coloredRow", "Cells that states.coloredEvery colours.", \.coloredRow),
      color("title", "Text of titles.", \.title),
      color("subtitle", "Text of subtitles.", \.subtitle),
      color("body", "Text below them.", \.body),
      color("highlightedTitle", "Text of selected rows' titles.", \.highlightedTitle),
      color("highlightedSubtitle", "All other text of selected rows.", \.highlightedSubtitle),
      color("header", "Text of headers and footers.", \.header),
      color("separator", "Hairlines.", \.separator),
    ]
  }

  private static let display = [
    ScenarioField(
      "display.width", "Width of the display, pt.", \.table.display.width, .positive("points")),
    ScenarioField(
      "display.height", "Height of the display, pt.", \.table.display.height, .positive("points")),
    ScenarioField(
      "display.scale", "Device pixels per point.", \.table.display.scale,
      .positive("pixels per point")),
    ScenarioField(
      "display.compact", "Whether rows go from edge to edge, without corners.",
      \.table.display.isCompact, .flag),
    ScenarioField(
      "display.compactBelow",
      "Width of the display below which rows go from edge to edge, without corners, pt; 0 for"
        + " none.", \.table.display.compactBelow, .notNegative("points")),
    ScenarioField("trace", "The motions of the scroll, one after the other.", \.trace, .motions),
  ]

  private static let states = [
    ScenarioField(
      "states.selectedEvery", "Selects every nth row; 0 for none.",
      \.table.states.selectedEvery, .count),
    ScenarioField(
      "states.coloredEvery",
      "Every nth row colours its cell, as notes do in Lightning Table's README; 0 for none.",
      \.table.states.coloredEvery, .count),
    ScenarioField("events", "Changes during the scroll, see docs/scenarios.md.", \.events, .events),
    ScenarioField(
      "neighbours",
      "Whether rows next to an insertion or deletion are configured again (reload) or stay as they"
        + " are (leave).", \.table.neighbours, .choice),
  ]
}
