import Benchmarking
import Foundation
import Results
import RunRecords
import Testing

@Suite("A block between processes")
struct BlockMessageTests {
  private let cases: [BlockGreeting.Series] = [
    BlockGreeting.Series(strategy: "grid", refreshRate: 60, frames: 2),
    BlockGreeting.Series(strategy: "placebo", refreshRate: 120, frames: 3),
  ]

  private var block: Block {
    var block = Block()
    for (index, series) in cases.enumerated() {
      let frames = (0..<series.frames).map { frame in
        var sample = FrameSample()
        (sample.round, sample.frame) = (1, frame)
        sample.phases.composite = Int64(1_000 * index + frame + 1)
        sample.offset = 0.5 * Double(frame)
        sample.phaseBytes.layout = 64 * frame
        return sample
      }
      block.series.append(
        FrameSeries(
          strategy: series.strategy, refreshRate: series.refreshRate,
          framesPerRound: series.frames, coldFrames: 0, frames: frames))
      block.metadata.append(
        SeriesMetadata(
          strategy: series.strategy, refreshRate: series.refreshRate,
          framesPerRound: series.frames, imageBytes: 7, memsetNanoseconds: [5], cellsAlive: index))
      block.setUps.append(Block.SetUp())
      block.setUps[index].heightQueries = 3
    }
    block.controlNanoseconds = 11
    return block
  }

  /// Reads a message as its first line and the bytes after it.
  private func read(_ message: Data) throws -> Block {
    let end = try #require(message.firstIndex(of: UInt8(ascii: "\n")))
    let rest = Data(message[(end + 1)...])
    return try Block(of: cases, line: Data(message[..<end])) { count in
      count <= rest.count ? rest.prefix(count) : nil
    }
  }

  @Test("is read as it was written")
  func roundTrip() throws {
    #expect(try read(block.message()) == block)
  }

  @Test("is requested by a line, which is read as it was written")
  func requests() {
    for request in [BlockRequest.block, .round(1), .round(7), .memory(frames: 9)] {
      #expect(BlockRequest(request.line) == request)
    }
    for line in ["0", "-1", "a", "closed 2", " ", "memory", "memory ", "memory 0", "memory a"] {
      #expect(BlockRequest(line) == nil, "\(line)")
    }
  }

  @Test("ignores columns of another build, and names those that this build lacks")
  func otherColumns() throws {
    let message = String(decoding: try block.message(), as: UTF8.self)
    let lines = message.split(separator: "\n")
    let frames =
      ([lines[1].replacing(",quads,", with: ",quarks,")] + lines[2...]).joined(separator: "\n")
      + "\n"
    let head = String(lines[0]).replacing(
      #/"frameBytes":\d+/#, with: "\"frameBytes\":\(frames.utf8.count)")
    let found = try read(Data("\(head)\n\(frames)".utf8))
    #expect(found.absent == ["quads"])
    #expect(found.series == block.series)
    #expect(BlockMessage(block).series[0].counters["quads"] == 0)
    #expect(BlockMessage(found).series[0].counters["quads"] == nil)
  }

  private func expect(
    _ reason: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ edit: (String) -> String
  ) throws {
    let message = String(decoding: try block.message(), as: UTF8.self)
    let edited = edit(message)
    #expect(edited != message, sourceLocation: sourceLocation)
    let fault = #expect(throws: BlockFault.self, sourceLocation: sourceLocation) {
      try read(Data(edited.utf8))
    }
    #expect(
      fault?.reason.contains(reason) == true, "\(fault?.reason ?? "")",
      sourceLocation: sourceLocation)
  }

  @Test("that is damaged is refused with the reason")
  func faults() throws {
    try expect("ended in the middle of its frames") { String($0.dropLast(1)) }
    try expect("bytes for 5 frames") { $0.replacing("\"frameBytes\":", with: "\"frameBytes\":99") }
    for control in ["-5", "9223372036854775807"] {
      try expect("controlNanoseconds is \(control)") {
        $0.replacing("\"controlNanoseconds\":11", with: "\"controlNanoseconds\":\(control)")
      }
    }
    try expect("frameBytes is -") { $0.replacing("\"frameBytes\":", with: "\"frameBytes\":-") }
    try expect("no block of 2 series") { _ in "hello\n" }
    try expect("no block of 2 series") { $0.replacing("\"metadata\"", with: "\"data\"") }
    try expect("the layout of another version") { $0.replacing(",2,1,0,", with: ",9,1,0,") }
    try expect("not those that were requested") { $0.replacing("placebo", with: "placid0") }
    try expect("is expected: lines are missing") { $0.replacing(",2,1,1,", with: ",2,1,2,") }
    try expect("is not the sum of its parts") { $0.replacing(",1001,1001,", with: ",1001,1002,") }
  }
}

@Suite("The rounds of a run")
struct RoundResultsTests {
  private let grid = BlockGreeting.Series(strategy: "grid", refreshRate: 60, frames: 2)

  private func block(
    frames: Int = 2, _ edit: (inout FrameSample) -> Void = { _ in },
    counts: (inout SeriesMetadata) -> Void = { _ in }
  ) -> Block {
    var block = Block()
    let samples = (0..<frames).map { frame in
      var sample = FrameSample()
      (sample.round, sample.frame, sample.blendedPixels) = (1, frame, 10 + frame)
      edit(&sample)
      return sample
    }
    block.series = [
      FrameSeries(
        strategy: "grid", refreshRate: 60, framesPerRound: frames, coldFrames: 0, frames: samples)
    ]
    var metadata = SeriesMetadata(
      strategy: "grid", refreshRate: 60, framesPerRound: frames, imageBytes: 9,
      memsetNanoseconds: [4], cellsAlive: 8, imageHits: 7, heightQueries: 6)
    counts(&metadata)
    block.metadata = [metadata]
    var setUp = Block.SetUp()
    setUp.heightQueries = 100
    block.setUps = [setUp]
    return block
  }

  @Test(
    "are the cold frames as round 0 and the passes after them, with the counts of all processes")
  func rounds() throws {
    var results = RoundResults([grid])
    for round in 1...3 {
      results.addCold(block(frames: 1) { $0.phases.commit = Int64(round) }, of: 0)
      results.add(block())
    }
    let series = results.measurements.series[0]
    #expect(series.rounds == 4 && series.coldFrames == 3 && series.framesPerRound == 2)
    #expect(series.pass(0).map(\.frame) == [0, 1, 2])
    #expect(series.pass(0).map(\.phases.commit) == [1, 2, 3])
    #expect(series.steadyFrames.map(\.round) == [1, 1, 2, 2, 3, 3])
    let metadata = results.measurements.metadata[0]
    #expect(metadata.framesPerRound == 2 && metadata.faults.isEmpty)
    #expect(metadata.imageBytes == 9 && metadata.cellsAlive == 8)
    #expect(metadata.imageHits == 21 && metadata.heightQueries == 118)
    #expect(metadata.memsetNanoseconds == [4, 4, 4, 4])
  }

  @Test("may differ in allocated bytes if these are not compared", arguments: [true, false])
  func allocations(areCompared: Bool) {
    var results = RoundResults([grid], comparesAllocations: areCompared)
    results.add(block())
    results.add(block { $0.phaseBytes.layout = 64 })
    #expect(results.measurements.metadata[0].faults.isEmpty == !areCompared)
    results.add(block { $0.blendedPixels = 99 })
    #expect(results.measurements.metadata[0].faults.count == 1)
  }

  @Test("with differing counts have a fault that names the column and the round")
  func differing() {
    func fault(_ third: Block) -> RunRecords.Fault? {
      var results = RoundResults([grid])
      for block in [block(), block(), third] { results.add(block) }
      return results.measurements.metadata[0].faults.first
    }
    #expect(
      fault(
        block {
          $0.phases.commit = 77; $0.involuntarySwitches = 3
        }) == nil)
    #expect(
      fault(block { $0.blendedPixels += $0.frame })
        == RunRecords.Fault(
          kind: "counts-differ",
          sentence: "blended_px of frame 1 is 12 in round 3 and 11 in round 1",
          isPredicted: false))
    #expect(
      fault(block { $0.offset = 0.5 })?.sentence
        == "offset_pt of frame 0 is 0.5 in round 3 and 0 in round 1")
    #expect(
      fault(
        block { _ in
        } counts: {
          $0.cellsAlive = 5
        })?.sentence
        == "cells_alive is 5 in round 3 and 8 in round 1")
  }
}
