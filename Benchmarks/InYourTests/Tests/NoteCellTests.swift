import Rows
import ScrollBench
import Testing

@Test func noteCellsKeepNothingOfOtherRows() throws {
  let note = CellContentDescriptor(id: "note") { NoteCell() }
  let result = try ScrollBench.measure([.layerGrid], contents: [note]) {
    for number in 1...40 { Note("Note \(number)") }
  }
  let rows = result["layer-grid"]
  #expect(rows.imagesMatchReference && rows.faults.isEmpty)
  #expect(rows.offscreenPassesPerFrame == 0)
}
