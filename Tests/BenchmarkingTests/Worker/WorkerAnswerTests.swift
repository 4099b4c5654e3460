import Benchmarking
import Files
import Foundation
import RunData
import Testing

@Suite("An answer of a worker")
struct WorkerAnswerTests {
  private let cases = [
    WorkerAnswer.Series(strategy: "grid", refreshRate: 60, frames: 2),
    WorkerAnswer.Series(strategy: "placebo", refreshRate: 120, frames: 3),
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
      var facts = SeriesFacts(
        strategy: series.strategy, refreshRate: series.refreshRate, framesPerRound: series.frames)
      (facts.imageBytes, facts.cellsAlive) = (7, index)
      block.facts.metadata.append(facts)
      block.facts.setUps.append(Block.SetUp())
      block.facts.setUps[index].heightQueries = 3
    }
    block.facts.controlNanoseconds = 11
    return block
  }

  private func message() throws -> String {
    var answer = WorkerAnswer()
    answer.block = block.facts
    let frames = FramesCSV.bytes(block.series) {
      SeriesHead(
        SeriesKey(scenario: "any", strategy: $0.strategy, refreshRate: $0.refreshRate), runID: nil)
    }
    return String(decoding: try answer.message(Data(frames)), as: UTF8.self)
  }

  /// Reads a message as its first line and as many bytes after it as it says.
  private func read(_ message: String) throws -> Block {
    let bytes = Array(message.utf8)
    let end = try #require(bytes.firstIndex(of: UInt8(ascii: "\n")))
    let answer = try WorkerAnswer(Array(bytes[..<end]), frames: 5)
    return try Block(answer, Array(bytes[(end + 1)...].prefix(answer.bytes)), of: cases)
  }

  @Test("is read as it was written")
  func roundTrip() throws {
    #expect(try read(message()) == block)
  }

  @Test("ignores columns of another build, and names those that this build lacks")
  func otherColumns() throws {
    let lines = try message().split(separator: "\n")
    let frames =
      ([lines[1].replacing(",quads,", with: ",quarks,")] + lines[2...]).joined(separator: "\n")
      + "\n"
    let head = String(lines[0]).replacing(#/"bytes":\d+/#, with: "\"bytes\":\(frames.utf8.count)")
    let found = try read("\(head)\n\(frames)")
    #expect(found.absent == ["quads"])
    #expect(found.series == block.series)
    #expect(DuelPass(block).series[0].counters["quads"] == 0)
    #expect(DuelPass(found).series[0].counters["quads"] == nil)
  }

  /// A part of an answer, what replaces it, and the reason for which the answer is refused.
  private static let damages: [(part: String, change: String, reason: String)] = [
    ("\"bytes\":", "\"bytes\":99", "bytes for 5 frames"),
    ("\"bytes\":", "\"bytes\":-", "bytes is -"),
    ("Nanoseconds\":11", "Nanoseconds\":-5", "controlNanoseconds is -5"),
    (
      "Nanoseconds\":11", "Nanoseconds\":9223372036854775807",
      "controlNanoseconds is 9223372036854775807"
    ),
    ("Nanoseconds\":11", "Nanoseconds\":1e300", "controlNanoseconds is 1e300"),
    (":11,", ":NaN,", "none of a worker"),
    ("{", "hello\n{", "none of a worker"), ("\"metadata\"", "\"data\"", "none of a worker"),
    ("\"block\"", "\"brick\"", "no block of 2 series"),
    (",2,1,0,", ",9,1,0,", "the layout of another version"),
    (",placebo,", ",placid0,", "not those that were requested"),
    (",2,1,1,", ",2,1,2,", "is expected: lines are missing"),
    (",1001,1001,", ",1001,1002,", "is not the sum of its parts"),
  ]

  @Test("that is damaged is refused with the reason", arguments: damages)
  func faults(part: String, change: String, reason: String) throws {
    let whole = try message()
    let damaged = whole.replacing(part, with: change)
    #expect(damaged != whole)
    let fault = #expect(throws: InputError.self) { try read(damaged) }
    #expect(fault?.description.contains(reason) == true, "\(fault?.description ?? "")")
  }

  @Test("that is cut off is refused")
  func cutOff() throws {
    let whole = try message()
    let fault = #expect(throws: InputError.self) { try read(String(whole.dropLast(1))) }
    #expect(fault?.description.contains("is cut off here") == true)
  }
}

@Suite("The rounds of a run")
struct RoundResultsTests {
  private func block(
    frames: Int = 2, _ edit: (inout FrameSample) -> Void = { _ in },
    counts: (inout SeriesFacts) -> Void = { _ in }
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
    var metadata = SeriesFacts(strategy: "grid", refreshRate: 60, framesPerRound: frames)
    (metadata.imageBytes, metadata.cellsAlive) = (9, 8)
    (metadata.imageHits, metadata.heightQueries) = (7, 6)
    counts(&metadata)
    block.facts.metadata = [metadata]
    var setUp = Block.SetUp()
    setUp.heightQueries = 100
    block.facts.setUps = [setUp]
    return block
  }

  private func combined(
    _ blocks: [Block], comparesAllocations: Bool = true
  ) -> (facts: SeriesFacts, fault: RunData.Fault?) {
    var results = RoundResults()
    var frames: [FrameSample] = []
    for (round, block) in blocks.enumerated() {
      results.rounds.append(block.facts)
      frames += block.series[0].frames.map { frame in
        var frame = frame
        frame.round = round + 1
        return frame
      }
    }
    let series = FrameSeries(
      strategy: "grid", refreshRate: 60, framesPerRound: 2, coldFrames: 0, frames: frames)
    return (
      results.facts(of: 0),
      results.fault(of: 0, series, comparesAllocations: comparesAllocations)
    )
  }

  @Test("have the counts of all processes")
  func rounds() throws {
    let (metadata, fault) = combined([block(), block(), block()])
    #expect(metadata.framesPerRound == 2 && metadata.faults.isEmpty && fault == nil)
    #expect(metadata.imageBytes == 9 && metadata.cellsAlive == 8)
    #expect(metadata.imageHits == 21 && metadata.heightQueries == 118)
  }

  @Test("may differ in allocated bytes if these are not compared", arguments: [true, false])
  func allocations(areCompared: Bool) {
    let blocks = [block(), block { $0.phaseBytes.layout = 64 }]
    #expect((combined(blocks, comparesAllocations: areCompared).fault == nil) == !areCompared)
    let worse = blocks + [block { $0.blendedPixels = 99 }]
    #expect(combined(worse, comparesAllocations: areCompared).fault != nil)
    let storage = [block(), block { $0.phaseBytes.composite = 64 }]
    #expect(combined(storage, comparesAllocations: areCompared).fault == nil)
  }

  @Test("with differing counts have a fault that names the column and the round")
  func differing() {
    func fault(_ third: Block) -> RunData.Fault? {
      combined([block(), block(), third]).fault
    }
    #expect(fault(block { ($0.phases.commit, $0.involuntarySwitches) = (77, 3) }) == nil)
    #expect(
      fault(block { $0.blendedPixels += $0.frame })
        == RunData.Fault(
          kind: "counts-differ",
          sentence: "blended_px of frame 1 is 12 in round 3 and 11 in round 1",
          isPredicted: false))
    #expect(
      fault(block { $0.offset = 0.5 })?.sentence
        == "offset_pt of frame 0 is 0.5 in round 3 and 0 in round 1")
    #expect(
      fault(block(counts: { $0.cellsAlive = 5 }))?.sentence
        == "cells_alive is 5 in round 3 and 8 in round 1")
  }
}
