import Files
import Foundation
import Reporting
import RunRecords
import SampleRuns
import Synchronization
import Testing

@Suite("The folder of a sweep")
struct SweepFolderTests {
  private let sample = SweepSample()

  /// Returns whether a sweep could be written to a path.
  private func refusal(_ path: String) -> String? {
    do throws(OutputError) {
      try SweepFolder(path).check()
      return nil
    } catch {
      return error.description
    }
  }

  @Test("may be new, empty or that of a sweep, and nothing else")
  func check() throws {
    try withTestFolder { folder in
      #expect(refusal(folder) == nil)
      #expect(refusal(folder + "/new/and/deeper/") == nil)
      try put("x", at: folder + "/.hidden")
      #expect(refusal(folder) == nil)
      try put("x", at: folder + "/other")
      #expect(refusal(folder)?.contains("holds other but no sweep.json") == true)
      #expect(refusal(folder + "/other")?.contains("no folder") == true)
      #expect(refusal(folder + "/other/deeper") != nil)
      #expect(refusal("") != nil)
      try put("{}", at: folder + "/sweep.json")
      #expect(refusal(folder) == nil)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 3)
    }
  }

  @Test("has the plan that was there first")
  func begin() throws {
    try withTestFolder { root in
      let folder = SweepFolder(root + "/a/b")
      #expect(!SweepFolder.isSweep(folder.path))
      let first = try folder.begin(sample.plan, check: {})
      #expect(first == sample.plan)
      #expect(SweepFolder.isSweep(folder.path))
      let other = SweepSample(arguments: ["--quick"]).plan
      let second = try folder.begin(other, check: {})
      let read = try folder.plan()
      #expect(second == sample.plan && read == sample.plan)
      #expect(
        sample.plan.difference(from: other)
          == "the arguments of run are --hz 120 in one, --quick in the other")
      let names = SweepSample(names: ["radius", "inset"]).plan
      #expect(sample.plan.difference(from: names)?.contains("the other radius inset") == true)
      #expect(sample.plan.difference(from: sample.plan) == nil)
    }
  }

  @Test("is completed where a process was ended before it wrote the plan")
  func halfMade() throws {
    try withTestFolder { root in
      for (index, names) in [[], ["cells"], ["cells", ".lock"], [".lock"]].enumerated() {
        let folder = SweepFolder("\(root)/\(index)")
        try makeFolder(folder.path)
        for name in names {
          try name == "cells"
            ? makeFolder(folder.path + "/cells") : put("", at: folder.path + "/.lock")
        }
        #expect(refusal(folder.path) == nil, "\(names)")
        #expect(try folder.begin(sample.plan) {} == sample.plan)
        #expect(
          entries(folder.path) == (names.contains(".lock") ? [".lock"] : []) + [
            "cells", "sweep.json",
          ])
      }
      // Not one of which the plan is gone.
      try makeFolder(root + "/gone/cells/001_radius=4")
      #expect(refusal(root + "/gone")?.contains("holds cells but no sweep.json") == true)
    }
  }

  @Test("is created by one of several processes, which the others join")
  func creation() throws {
    try withTestFolder { root in
      let plans = [sample.plan, SweepSample(arguments: ["--quick"]).plan]
      for round in 0..<20 {
        let folder = SweepFolder("\(root)/\(round)/sweep")
        if round >= 10 { try makeFolder(folder.path) }
        let results = Mutex<[Result<SweepPlan, any Error>]>([])
        DispatchQueue.concurrentPerform(iterations: 4) { index in
          let result = Result {
            try folder.check()
            return try folder.begin(plans[index % 2]) {}
          }
          results.withLock { $0.append(result) }
        }
        let plan = try folder.plan()
        #expect(try results.withLock(\.self).allSatisfy { try $0.get() == plan })
        #expect(entries(folder.path) == ["cells", "sweep.json"])
        #expect(entries("\(root)/\(round)") == ["sweep"])
      }
    }
  }

  @Test("is left as it was found if its creation is called off")
  func calledOff() throws {
    struct Interrupted: Error {}
    try withTestFolder { root in
      try makeFolder(root + "/empty")
      for name in ["new/sweep", "empty"] {
        var calls = 0
        #expect(throws: Interrupted.self) {
          try SweepFolder(root + "/" + name).begin(sample.plan) {
            calls += 1
            if calls == 2 { throw Interrupted() }
          }
        }
        #expect(calls == 2 && tree(root) == ["empty": "folder"])
      }
    }
  }

  @Test("tells cells that are whole from damaged ones and from those of other arguments")
  func states() throws {
    try withTestFolder { root in
      let folder = SweepFolder(root)
      let cell = sample.plan.cells[1]
      func state() throws -> String {
        switch try folder.state(of: cell, in: sample.plan) {
        case .absent: "absent"
        case .finished: "finished"
        case .damaged(let reason): reason
        }
      }
      #expect(try state() == "absent")
      try sample.write(sample.run(1, microseconds: 500), 1, in: root)
      #expect(try state() == "finished")
      #expect(try folder.files(of: cell).map(\.name) == ["frames.csv", "run.json", "summary.csv"])
      for name in ["frames.csv", "run.json", "summary.csv"] {
        let path = folder.cellPath(cell) + "/" + name
        let whole = try text(at: path)
        try put(String(whole.dropLast(30)), at: path)
        #expect(try state().contains(name))
        try FileManager.default.removeItem(atPath: path)
        #expect(try state().contains(name))
        try put(whole, at: path)
      }
      #expect(try state() == "finished")
      try sample.write(sample.run(2, microseconds: 500), 1, in: root)
      #expect(throws: InputError.self) { try folder.state(of: cell, in: sample.plan) }
      // A damaged cell is replaced, but nothing is lost beside another file.
      let path = folder.cellPath(cell)
      try FileManager.default.removeItem(atPath: path + "/run.json")
      try folder.check(cell)
      try put("mine", at: path + "/notes")
      #expect(throws: OutputError.self) { try folder.check(cell) }
      #expect(throws: OutputError.self) { try folder.write([], of: cell) {} }
      #expect(entries(path) == ["frames.csv", "notes", "summary.csv"])
    }
  }

  @Test("lets one at a time have a cell")
  func locks() throws {
    try withTestFolder { root in
      let folder = SweepFolder(root)
      _ = try folder.begin(sample.plan) {}
      let cells = sample.plan.cells
      let first = try folder.lock(cells[0])
      #expect(first != nil)
      #expect(try folder.lock(cells[0]) == nil)
      // Neither another cell nor the plan is locked with it.
      for cell in cells.dropFirst() { #expect(try folder.lock(cell) != nil) }
      #expect(try folder.begin(sample.plan) {} == sample.plan)
      withExtendedLifetime(first) {}
    }
    try withTestFolder { root in
      let folder = SweepFolder(root)
      _ = try folder.begin(sample.plan) {}
      for _ in 1...2 { #expect(try folder.lock(sample.plan.cells[0]) != nil) }
      #expect(entries(root) == ["cells", "sweep.json"])
      #expect(entries(root + "/cells") == [])
    }
  }

  /// Returns the number of cells with a lock.
  private final class Holders: Sendable {
    let count = Atomic(0)
  }

  @Test("lets one at a time have a cell, however many ask while others give it up")
  func contention() throws {
    try withTestFolder { root in
      let folder = SweepFolder(root)
      _ = try folder.begin(sample.plan) {}
      let cell = sample.plan.cells[0]
      let holders = Holders()
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        for _ in 0..<300 {
          guard let lock = try? folder.lock(cell) else { continue }
          let others = holders.count.add(1, ordering: .sequentiallyConsistent).oldValue
          #expect(others == 0)
          holders.count.subtract(1, ordering: .sequentiallyConsistent)
          withExtendedLifetime(lock) {}
        }
      }
      #expect(entries(root + "/cells") == [])
    }
  }

  @Test("comes to a map of the cells that are there, the same when it is written again")
  func publish() throws {
    try withTestFolder { root in
      let folder = SweepFolder(root)
      _ = try folder.begin(sample.plan) {}
      try sample.write(sample.run(0, microseconds: 500), 0, in: root)
      try sample.write(sample.run(3, microseconds: 2_000), 3, in: root)
      try FileManager.default.createDirectory(
        atPath: folder.cellPath(sample.plan.cells[1]), withIntermediateDirectories: true)
      let result = try folder.publishResult(of: sample.plan) {}
      #expect(result.map.gaps == [sample.plan.cells[1], sample.plan.cells[2]])
      #expect(result.damaged.count == 1 && result.notes.contains { $0.hasPrefix("Not counted: ") })
      let bytes = try text(at: folder.crossoverPath)
      _ = try folder.publishResult(of: sample.plan) {}
      #expect(try text(at: folder.crossoverPath) == bytes)
      let read = try SweepResult(reading: folder)
      #expect(read.lines.count == 4 && read.records.map(\.record.runID) == ["run-0", "run-3"])
      // Measured later, and not in the map.
      try sample.write(sample.run(2, microseconds: 500), 2, in: root)
      let newer = try SweepResult(reading: folder)
      #expect(newer.notes.contains { $0.contains("Measured, but not in crossover.csv") })
    }
  }

  @Test("without a map, or without a plan, is not read")
  func missing() throws {
    try withTestFolder { root in
      let folder = SweepFolder(root + "/sweep")
      #expect(throws: InputError.self) { try folder.plan() }
      _ = try folder.begin(sample.plan) {}
      do throws(InputError) {
        _ = try SweepResult(reading: folder)
        Issue.record("read")
      } catch {
        #expect(error.kind == .absent && error.description.contains("did not come to its end"))
      }
    }
  }
}
