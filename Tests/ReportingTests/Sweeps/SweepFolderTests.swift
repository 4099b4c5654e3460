import Files
import Foundation
import Reporting
import RunData
import SampleRuns
import Synchronization
import Testing

@Suite("The folder of a sweep")
struct SweepFolderTests {
  private let sample = SweepSample()

  /// Returns whether a sweep could be written to a path.
  private func refusal(_ path: String) -> String? {
    do {
      try SweepFolder(path).check(sample.plan)
      return nil
    } catch {
      return "\(error)"
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
      #expect(refusal(folder + "/other")?.contains("which is a file") == true)
      #expect(refusal(folder + "/other/deeper") != nil)
      #expect(refusal("") != nil)
      try makeFolder(folder + "/new/cells")
      #expect(refusal(folder + "/new")?.contains("holds cells but no sweep.json") == true)
      try put(String(decoding: sample.plan.json(), as: UTF8.self), at: folder + "/sweep.json")
      #expect(refusal(folder) == nil)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 4)
    }
  }

  @Test("has the plan that was there first")
  func begin() throws {
    try withTestFolder { root in
      let folder = SweepFolder(root + "/a/b")
      #expect(!SweepFolder.isSweep(folder.path))
      let missing = #expect(throws: InputError.self) { try SweepReport(reading: folder) }
      #expect(missing?.isAbsent == true && missing?.description.contains("holds no sweep") == true)
      for _ in 1...2 { try folder.begin(sample.plan) }
      #expect(SweepFolder.isSweep(folder.path))
      let other = SweepSample(arguments: ["--quick"]).plan
      #expect(throws: InputError.self) { try folder.begin(other) }
      #expect(throws: InputError.self) { try folder.check(other) }
      #expect(try folder.plan() == sample.plan)
    }
  }

  @Test("is created by one of several processes, which the others join")
  func creation() throws {
    try withTestFolder { root in
      let plans = [sample.plan, SweepSample(arguments: ["--quick"]).plan]
      for round in 0..<20 {
        let folder = SweepFolder("\(root)/\(round)/sweep")
        if round >= 10 { try makeFolder(folder.path) }
        let begun = Mutex<[SweepPlan]>([])
        DispatchQueue.concurrentPerform(iterations: 4) { index in
          let plan = plans[index % 2]
          guard (try? folder.begin(plan)) != nil else { return }
          begun.withLock { $0.append(plan) }
        }
        let plan = try folder.plan()
        #expect(begun.withLock(\.self) == [plan, plan])
        #expect(entries(folder.path) == ["cells", "sweep.json"])
        #expect(entries("\(root)/\(round)") == ["sweep"])
      }
    }
  }

  @Test("tells cells that are whole from damaged ones and from those of other arguments")
  func states() throws {
    try withTestFolder { root in
      let folder = SweepFolder(root)
      let cell = sample.plan.cells[1]
      func reason() -> String {
        do throws(InputError) {
          return try folder.run(of: cell, in: sample.plan) == nil ? "absent" : "finished"
        } catch {
          return error.description
        }
      }
      #expect(reason() == "absent")
      try sample.write(sample.run(1, microseconds: 500), 1, in: root)
      #expect(reason() == "finished")
      #expect(
        try folder.files(of: cell).keys.sorted() == ["frames.csv", "run.json", "summary.csv"])
      for name in ["frames.csv", "run.json"] {
        let path = folder.cellPath(cell) + "/" + name
        let whole = try text(at: path)
        try put(String(whole.dropLast(30)), at: path)
        #expect(reason().contains(name))
        try FileManager.default.removeItem(atPath: path)
        #expect(reason().contains(name))
        #expect(
          reason().hasSuffix("; without \(folder.cellPath(cell)) the sweep measures the cell again")
        )
        try put(whole, at: path)
      }
      #expect(reason() == "finished")
      try sample.write(sample.run(2, microseconds: 500), 1, in: root)
      #expect(reason().contains("holds another run than the cell's"))
    }
  }

  @Test("has all cells in the map that processes write which end at the same time")
  func publishingTogether() throws {
    try withTestFolder { root in
      let all = try sample.plan.cells.indices.map {
        try runFiles(of: sample.run($0, microseconds: 500))
      }
      for round in 0..<20 {
        let folder = SweepFolder("\(root)/\(round)")
        try folder.begin(sample.plan)
        DispatchQueue.concurrentPerform(iterations: 4) { index in
          do {
            let path = folder.cellPath(sample.plan.cells[index])
            #expect(try FolderKind.run.create(all[index], at: path))
            _ = try folder.publishResult()
          } catch {
            Issue.record(error)
          }
        }
        #expect(try #require(parseCSV(Array(text(at: folder.crossoverPath).utf8))).count == 9)
        #expect(entries(folder.path) == ["cells", "crossover.csv", "sweep.json"])
      }
    }
  }

  @Test("is claimed by one process at a time")
  func locks() throws {
    try withTestFolder { root in
      let folder = SweepFolder(root)
      try folder.begin(sample.plan)
      for _ in 1...2 {
        let lock = try folder.lock()
        #expect(throws: OutputError.self) { try folder.lock() }
        try folder.begin(sample.plan)
        withExtendedLifetime(lock) {}
      }
      #expect(entries(root) == ["cells", "sweep.json"])
    }
  }

  @Test("comes to a map of the cells that are there, the same when it is written again")
  func publish() throws {
    try withTestFolder { root in
      let folder = SweepFolder(root)
      try folder.begin(sample.plan)
      try sample.write(sample.run(0, microseconds: 500), 0, in: root)
      try sample.write(sample.run(3, microseconds: 2_000), 3, in: root)
      let result = try folder.publishResult()
      #expect(result.lines.count == 4 && result.cells.map(\.facts.id) == ["run-0", "run-3"])
      let bytes = try text(at: folder.crossoverPath)
      _ = try folder.publishResult()
      #expect(try text(at: folder.crossoverPath) == bytes)
      let read = try SweepReport(reading: folder)
      #expect(read.lines == result.lines && read.notes == result.notes)
    }
  }
}
