import Rows
import ScrollBench

scrollBenchMain(
  adding: [StrategyDescriptor(id: "my-rows", summary: "One layer per row.") { MyRows($0) }],
  contents: [CellContentDescriptor(id: "note") { NoteCell() }]
) {
  for section in 1...200 {
    TableSection(header: "Section \(section)") {
      for number in 1...8 { Note("Note \(number)") }
    }
  }
}
