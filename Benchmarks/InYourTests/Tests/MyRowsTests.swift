import Rows
import ScrollBench
import Testing

private let myRows = StrategyDescriptor(id: "my-rows") { MyRows($0) }

// Measured once for all tests of the suite.
private let measured = Result { try ScrollBench.measure([.layerGrid, myRows], in: .settings) }

@Suite struct MyRowsTests {
  @Test func showTheRightPixels() throws {
    let rows = try measured.get()["my-rows"]
    #expect(rows.imagesMatchReference)
    #expect(rows.faults.isEmpty)
  }

  @Test func blendOnlyCorners() throws {
    let result = try measured.get()
    let (rows, grid) = (result["my-rows"], result["layer-grid"])
    #expect(rows.blendedPixelsPerFrame <= grid.blendedPixelsPerFrame)
    #expect(rows.layersPerFrame < grid.layersPerFrame)
    #expect(rows.offscreenPassesPerFrame == 0)
  }

  // These counts are exact in this scenario: other ones mean other work.
  @Test func stayWithinTheirBudget() throws {
    let rows = try measured.get()["my-rows"]
    #expect(rows.blendedPixelsPerFrame <= 4_830)
    #expect(rows.cellsCreated == 0)
    #expect(rows.imageBytes == 0)
    #expect(rows.rowsIn == 86)
  }
}
