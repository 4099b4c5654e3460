import Geometry
import PixelKernels
import RunRecords
import ScrollSimulation
import TableContent

/// One key of a scenario file: its path, what it means, and how it is read and written.
package struct ScenarioField: Sendable {
  /// The key with the keys above it, such as `display.scale`.
  package let path: String
  /// What it means, with its unit.
  package let meaning: String
  let read: @Sendable (JSONValue, inout Scenario) throws(ValueFault) -> Void
  let write: @Sendable (Scenario) -> JSONValue

  private init(
    _ path: String, _ meaning: String,
    read: @escaping @Sendable (JSONValue, inout Scenario) throws(ValueFault) -> Void,
    write: @escaping @Sendable (Scenario) -> JSONValue
  ) {
    self.path = path
    self.meaning = meaning
    self.read = read
    self.write = write
  }

  /// A key whose value has a representation of its own.
  private init<Value>(
    _ path: String, _ meaning: String, _ property: any WritableKeyPath<Scenario, Value> & Sendable,
    _ representation: JSONRepresentation<Value>
  ) {
    self.init(
      path, meaning,
      read: { value, scenario throws(ValueFault) in
        scenario[keyPath: property] = try representation.read(value)
      }, write: { representation.write($0[keyPath: property]) })
  }

  /// The keys that hold other keys, such as `display`, in the order of the documentation.
  static var groups: [String] {
    var groups: [String] = []
    for field in all where field.path.contains(".") {
      let group = String(field.path.prefix { $0 != "." })
      if groups.last != group { groups.append(group) }
    }
    return groups
  }

  /// The paths of the keys in a group; none if there is no such group.
  static func paths(inGroup group: String) -> [String] {
    all.map(\.path).filter { $0.hasPrefix(group + ".") }
  }

  /// All keys, in the order of the documentation.
  package static let all: [ScenarioField] = [
    ScenarioField("name", "The scenario's name in reports.", \.name, .text),
    ScenarioField("rowHeight", "Height of every row, pt.", \.rowHeight, .positive("points")),
    ScenarioField(
      "radius", "Radius of a section's outer corners, pt, at most half a row's height.", \.radius,
      .notNegative("points")),
    ScenarioField(
      "inset", "Distance of rows from the display's left and right edge, pt.", \.inset,
      .notNegative("points")),
    ScenarioField(
      "maximumWidth", "Greatest width of the rows, pt; 0 for none.", \.maximumWidth,
      .notNegative("points")),
    ScenarioField(
      "sectionHeader", "Height of each section's header, pt.", \.sectionHeader,
      .notNegative("points")),
    ScenarioField(
      "sectionFooter", "Height of each section's footer, pt.", \.sectionFooter,
      .notNegative("points")),
    ScenarioField(
      "sectionSizes",
      "[least, greatest] rows of the sections that the rows are cut into, seeded;"
        + " null keeps the data's own sections.", \.sectionSizes, .sizes),
    ScenarioField("font.family", "Font family of all text.", \.font.family, .text),
    ScenarioField("font.titleSize", "Font size of titles, pt.", \.font.titleSize, .fontSize),
    ScenarioField(
      "font.subtitleSize", "Font size of subtitles and headers, pt.", \.font.subtitleSize,
      .fontSize),
    ScenarioField("colors.backdrop", "What lies behind the table.", \.colors.backdrop, .color),
    ScenarioField("colors.row", "The rows.", \.colors.row, .color),
    ScenarioField("colors.selectedRow", "Selected rows.", \.colors.selectedRow, .color),
    ScenarioField("colors.title", "Text of titles.", \.colors.title, .color),
    ScenarioField("colors.subtitle", "Text of subtitles.", \.colors.subtitle, .color),
    ScenarioField("colors.header", "Text of headers.", \.colors.header, .color),
    ScenarioField(
      "labels", "Whether text is drawn on the row's colour (opaque) or blended (clear).", \.labels,
      .choice),
    ScenarioField("content", "What rows and headers show: none or labels.", \.content, .choice),
    ScenarioField(
      "display.width", "Width of the display, pt.", \.display.width, .positive("points")),
    ScenarioField(
      "display.height", "Height of the display, pt.", \.display.height, .positive("points")),
    ScenarioField(
      "display.scale", "Device pixels per point.", \.display.scale, .positive("pixels per point")),
    ScenarioField(
      "display.compact", "Whether rows go from edge to edge, without corners.",
      \.display.isCompact, .flag),
    ScenarioField("trace", "The motions of the scroll, one after the other.", \.trace, .motions),
    ScenarioField(
      "states.selectedEvery", "Every how manyth row is selected; 0 for none.",
      \.states.selectedEvery, .count),
  ]
}
