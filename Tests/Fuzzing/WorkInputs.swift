import Benchmarking
import Compositing
import DisplayLists
import FileTesting
import Files
import Foundation
import Geometry
import Graphics
import RunData
import TableModel
import TableViews

/// Inputs of measured work: rows, scenarios, images, display lists, and the answers of workers.
enum WorkInputs {
  static func rows(_ input: [UInt8]) throws {
    let text = try TextEncoding.utf8(of: input, file: "rows.csv")
    let table = try RowTable(csv: text.span, name: "rows.csv")
    precondition(
      table.sections.flatMap(\.rows).elementsEqual(table.rows.indices),
      "every row is in one section, in order")
  }

  static func scenario(_ input: [UInt8]) throws {
    // The first built-in scenario has a scroll, which a scenario needs.
    var scenario = ScenarioCatalogue.all[0]
    var copy = scenario
    try scenario.merge(json: input, source: "scenario.json")
    try scenario.validate(source: "scenario.json")
    try copy.merge(json: try JSONText.file(scenario.json), source: "its own JSON")
    precondition(copy == scenario, "a scenario is read as it was written")
    let geometry = TableGeometry(scenario.table, rowCounts: [1, 8])
    precondition(geometry.maximumOffset.isFinite && scenario.traceDuration.isFinite)
  }

  static func png(_ input: [UInt8]) throws {
    let (size, pixels) = try PNGFile.image(in: input, named: "image.png")
    let written = try PNGFile.bytes(pixels: pixels.span, size: size)
    let again = try PNGFile.image(in: written, named: "copy.png")
    precondition(again.size == size && again.pixels == pixels, "an image is read as it was written")
  }

  /// Images of 8 × 8 pixels: one is opaque, the other is not.
  private static let images: [(name: String, bytes: [UInt8])] = {
    let size = PixelSize(width: 8, height: 8)
    let pixels: [UInt32] = [0xFF20_4060, 0x8010_2030]
    return pixels.enumerated().map { index, pixel in
      let pixels = [UInt32](repeating: pixel, count: size.area)
      guard let bytes = try? PNGFile.bytes(pixels: pixels.span, size: size) else {
        preconditionFailure("8 × 8 pixels can be encoded")
      }
      return ("000000000000000\(index + 1).png", bytes)
    }
  }()

  static func displayList(_ input: [UInt8]) throws {
    try withTestFolder { folder in
      try makeFolder(folder + "/images")
      for image in images {
        try Data(image.bytes).write(to: URL(fileURLWithPath: "\(folder)/images/\(image.name)"))
      }
      try Data(input).write(to: URL(fileURLWithPath: folder + "/frames.jsonl"))
      let list = try DisplayListFolder(contentsOf: folder)
      for frame in list.frames {
        let line = try JSONText.line(frame)
        let copy = try JSONText.value(FrameRecord.self, from: Array(line.utf8), name: "a copy")
        precondition(copy == frame, "a frame is read as it was written")
      }
    }
  }

  private static let cases = [
    WorkerAnswer.Series(strategy: "layer-grid", refreshRate: 60, frames: 2),
    WorkerAnswer.Series(strategy: "square", refreshRate: 60, frames: 2),
  ]

  static func answer(_ input: [UInt8]) throws {
    let line = input.prefix { $0 != UInt8(ascii: "\n") }
    let rest = input.dropFirst(line.count + 1)
    let answer = try WorkerAnswer(Array(line), frames: cases.reduce(0) { $0 + $1.frames })
    guard answer.bytes <= rest.count else { return }
    let block = try Block(answer, Array(rest.prefix(answer.bytes)), of: cases)
    _ = DuelPass(block)
    var results = RoundResults()
    results.rounds = [block.facts, block.facts]
    for (index, series) in block.series.enumerated() {
      _ = (results.facts(of: index), results.fault(of: index, series))
    }
  }

  static func spec(_ input: [UInt8]) throws {
    let spec = try ExperimentSpec(json: input, name: "spec.json")
    let copy = try ExperimentSpec(json: spec.json(), name: "its own JSON")
    precondition(copy == spec, "a specification is read as it was written")
    // Rows of a file may be anything, and many take long.
    guard spec.rows.source == .scenario else { return }
    _ = try Scenario(spec)
  }
}
