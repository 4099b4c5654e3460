import Foundation
import ScrollBench
import Testing

/// A small display, so that measurements take a moment even in a debug build.
private let small = Result {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("scrollbench-tests-\(UUID().uuidString).json")
  defer { try? FileManager.default.removeItem(at: url) }
  let keys = #"{"display": {"width": 120, "height": 160, "scale": 1}, "inset": 8}"#
  try Data(keys.utf8).write(to: url)
  return try ScenarioDescriptor(contentsOfFile: url.path)
}

/// Square rows: wrong where the look is rounded.
private let plain = StrategyDescriptor(id: "plain") { StrategyDescriptor.square.make($0) }

@Suite("Measuring in a test, with the public API alone")
struct MeasureTests {
  @Test("counts the same work each time, concurrently too")
  func concurrent() async throws {
    let scenario = try small.get()
    async let first = ScrollBench.measure([.layerGrid, .square], in: scenario, frames: 20)
    async let second = ScrollBench.measure([.layerGrid, .square], in: scenario, frames: 20)
    #expect(try await first == second)
    let (grid, square) = try await (first["layer-grid"], first["square"])
    #expect(grid.frames == 20 && grid.rowsIn > 0 && grid.rowsIn == square.rowsIn)
    #expect(grid.blendedPixelsPerFrame > square.blendedPixelsPerFrame)
    #expect(grid.opaquePixelsPerFrame > 0 && grid.overdraw > 1)
    #expect(grid.layersPerFrame > square.layersPerFrame && grid.cellsAlive > 0)
    #expect(grid.imageBytes > 0 && square.imageBytes == 0)
    #expect(grid.offscreenPassesPerFrame == 0 && grid.cellsCreated == 0)
    #expect(grid.contentsChangedBytesPerFrame > 0)
    #expect(grid.values["quads"] ?? 0 > 0 && grid.values["frame_ns"] == nil)
    for counters in try await first.strategies {
      #expect(counters.imagesMatchReference && counters.faults.isEmpty, "\(counters.id)")
    }
  }

  @Test("finds wrong pixels, unless the descriptor predicts them")
  func wrong() throws {
    let known = StrategyDescriptor(
      id: "known", predictedFaults: { _ in Set(FaultKind.allCases) }, make: plain.make)
    let result = try ScrollBench.measure([plain, known], in: small.get(), frames: 2)
    #expect(!result["plain"].imagesMatchReference && !result["known"].imagesMatchReference)
    #expect(result["plain"].faults.contains { $0.contains("square that should be rounded") })
    #expect(result["known"].faults.isEmpty)
  }

  @Test("refuses an id that was not measured, one given twice, and no frames")
  func misuse() async {
    await #expect(processExitsWith: .failure) {
      _ = try ScrollBench.measure([.square], in: small.get(), frames: 1)["squares"]
    }
    await #expect(processExitsWith: .failure) {
      _ = try ScrollBench.measure([.square, .square], in: small.get(), frames: 1)
    }
    await #expect(processExitsWith: .failure) {
      _ = try ScrollBench.measure([.square], in: small.get(), frames: 0)
    }
  }

  @Test("names the file of a scenario that cannot be read")
  func absent() {
    let error = #expect(throws: (any Error).self) {
      try ScenarioDescriptor(contentsOfFile: "/nowhere/list.json")
    }
    #expect(
      error.map { "\($0)" } == "/nowhere/list.json cannot be read (No such file or directory)")
  }
}
