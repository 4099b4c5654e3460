import ScrollBench

/// A note that colours its cell, as the example of Lightning Table's README does.
struct Note: TableRow {
  var number: Int
  var body: String
  var color: UInt32?

  var title: String { "Note \(number)" }
  var accessory: RowAccessory { .disclosure }

  func configure(_ content: inout RowContent) { content.backgroundColor = color }
}

/// A line of dots with a height and a class of cells of its own.
struct Divider: TableRow {
  var title: String { "· · ·" }
  // Its cells have no second line, image or accessory.
  var cellClass: CellClass { CellClass("Divider", parts: []) }

  func height(for width: Double) -> Double? { 28 }
}

/// A row that stays selected until another one is, unless it is a command.
struct Choice: TableRow {
  var name: String
  var isCommand = false

  var title: String { name }
  var onSelect: (@Sendable (inout RowSelection) -> Void)? {
    { selection in if isCommand { selection.deselect() } }
  }
}

scrollBenchMain {
  TableSection(header: "Sounds", footer: "The section's action deselects its rows.") {
    $0.deselect()
  } rows: {
    "Ringtone"
    "Alarm"
    Choice(name: "Silent")
    Choice(name: "Reset all sounds", isCommand: true)
  }
  for page in 1...60 {
    Note(
      number: page, body: String(repeating: "As high as its text. ", count: page % 7),
      color: page % 3 == 0 ? 0xFFF3B0 : nil)
    Divider()
  }
}
