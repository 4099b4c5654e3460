import Foundation
import Testing

@Suite("The rounds of scrollbench run")
struct RoundProcessTests {
  /// The exact columns of the frames of a run by strategy, round and frame; those of times, of
  /// disturbances and of the run's name differ between runs.
  private func counts(_ text: String, round: Int) -> [[String: String]] {
    var others: Set<String> = ["round", "run_id", "involuntary_switches", "steal_ticks"]
    #if DEBUG
      // A debug build allocates some bytes once per process, in whichever frame comes first.
      others.formUnion(["allocated_bytes", "configure_bytes"])
    #endif
    return Table(text).lines.filter { $0["round"] == "\(round)" && $0["strategy"] != "placebo" }
      .map { line in line.filter { !$0.key.hasSuffix("_ns") && !others.contains($0.key) } }
  }

  @Test("are processes that do the work of the rounds of one process, and a frame per cold process")
  func processes() throws {
    let folder = try Folder()
    let arguments =
      Tool.brief + [
        "--no-verify", "--strategy", "layer-grid,square", "--frames", "40", "--rounds", "2",
      ]
    for (name, more) in [("processes", []), ("one", ["--in-process"])] {
      let outcome = try Tool.succeed(arguments + more + ["--output", name], in: folder)
      let summary = Table(try folder.text("\(name)/summary.csv"))
      #expect(summary.column("strategy") == ["layer-grid", "square"])
      let sharing = "! all rounds shared one process: intervals do not cover"
      #expect(outcome.output.contains(sharing) == (name == "one"), "\(outcome.output)")
    }
    let frames = try folder.text("processes/frames.csv")
    let passes = counts(frames, round: 1)
    #expect(passes.count == 80 && counts(frames, round: 2) == passes)
    for round in 1...2 {
      #expect(counts(try folder.text("one/frames.csv"), round: round) == passes)
    }
    for strategy in ["layer-grid", "square", "placebo"] {
      let cold = Table(frames).lines.filter { $0["round"] == "0" && $0["strategy"] == strategy }
      #expect(cold.map { $0["frame"] } == ["0", "1"])
      #expect(cold.allSatisfy { $0["offset_pt"] == "0" && $0["cells_created"] != "0" })
    }
    let record = try folder.json("processes/run.json")
    #expect(try folder.spec("processes")["together"] == nil)
    let conditions = try #require(record["conditions"] as? [[String: Any]])
    #expect(conditions.map { $0["round"] as? Int } == [1, 2])
    for round in conditions {
      for key in ["thread_nanoseconds", "wall_nanoseconds"] {
        #expect(try #require(round[key] as? Int) > 0)
      }
      #expect((round["load_averages"] as? [Double])?.count == 3)
    }
    for series in try #require(record["series"] as? [[String: Any]]) {
      let memory = try #require(series["memory"] as? [String: Int])
      #expect(memory.count == 3 && memory["peak_rss_bytes"] ?? 0 > memory["allocated_bytes"] ?? 0)
    }
    #expect(try folder.spec("one")["together"] as? Bool == true)
    // What is stored is read again, without the placebo.
    for command in [
      ["compare", "processes", "processes"], ["report", "processes"],
      ["export", "processes", "--format", "long", "--output", "-"],
    ] {
      #expect(try !Tool.succeed(command, in: folder).output.contains("placebo"), "\(command)")
    }
  }

  @Test("are repeated exactly by run --spec run.json, which records the same experiment")
  func repeated() throws {
    let folder = try Folder()
    try folder.put("title,section\na,x\nb,x\nc,y\n", at: "rows.csv")
    let arguments =
      Tool.brief + [
        "--no-verify", "--strategy", "square,layer-grid", "--rounds", "2", "--seed",
        "18446744073709551615", "--rows", "rows.csv", "--reuse", "none", "--inject", "layer",
        "--engine", "culling,threads=2,kernels=baseline", "--buffers", "2", "--set",
        "sectionSizes=null",
      ]
    try Tool.succeed(arguments + ["--output", "first"], in: folder)
    try Tool.succeed(
      ["run", "--time-debug-build", "--spec", "first", "--output", "second"], in: folder)
    for round in 0...2 {
      let frames = try ["first", "second"].map {
        counts(try folder.text("\($0)/frames.csv"), round: round)
      }
      #expect(frames[0] == frames[1] && frames[0].count == (round == 0 ? 4 : 8))
    }
    #expect(try folder.spec("first") as NSDictionary == folder.spec("second") as NSDictionary)
    let dry = try Tool.run(arguments + ["--dry-run"], in: folder)
    let printed = try #require(
      try JSONSerialization.jsonObject(with: Data(dry.output.utf8)) as? NSDictionary)
    #expect(printed == (try folder.spec("first") as NSDictionary))
    #expect(printed["seed"] as? UInt64 == .max && printed["loads"] as? [String] == ["layer"])
    #expect(
      folder.entries.filter { $0.hasSuffix("run.json") } == ["first/run.json", "second/run.json"])
    for (edit, words) in [
      ("title,section\na,x\nb,y\nc,y\n", "rows.csv does not have the rows of the experiment"),
      ("title,section\na,x\nb,x\n", "rows.csv does not have the rows of the experiment"),
      ("name\na\n", "first/run.json: rows.csv"),
    ] {
      try folder.put(edit, at: "rows.csv")
      try Tool.expectRefusal(
        ["run", "--time-debug-build", "--spec", "first/run.json", "--output", "third"], code: 65,
        saying: words, in: folder)
    }
    try Tool.expectRefusal(
      ["run", "--time-debug-build", "--spec", "first/run.json", "--hz", "60"], code: 64,
      saying: "--spec describes the whole experiment", in: folder)
  }

  @Test("use no more memory after 30,000 rows of long-list than after 5,000")
  func flatMemory() throws {
    let folder = try Folder()
    var memories: [[String: Int]] = []
    for frames in [696, 4_176] {
      try Tool.succeed(
        [
          "run", "--time-debug-build", "--scenario", "long-list", "--strategy", "layer-grid",
          "--hz", "60", "--rounds", "1", "--frames", "\(frames)", "--display", "200x400@1",
          "--no-verify", "--output", "\(frames)",
        ], in: folder)
      let series = try #require(folder.json("\(frames)/run.json")["series"] as? [[String: Any]])
      memories.append(try #require(series.first?["memory"] as? [String: Int]))
      let rows = Table(try folder.text("\(frames)/frames.csv")).lines
        .filter { $0["round"] == "1" && $0["strategy"] == "layer-grid" }
        .reduce(0) { $0 + (Int($1["rows_in"] ?? "") ?? 0) }
      // All 13,920 frames show 100,000 rows, nearly evenly.
      #expect(abs(rows - frames * 100_000 / 13_920) < 1_000, "\(rows)")
    }
    // The allocator's resident memory is none of these: it keeps free pages for some seconds.
    for key in ["peak_rss_bytes", "allocated_bytes"] {
      let early = try #require(memories[0][key])
      let late = try #require(memories[1][key])
      #expect(Double(late) <= 1.05 * Double(early), "\(key): \(early), then \(late)")
    }
  }

  @Test("read rows that can be read only once from a copy in memory")
  func stream() throws {
    let folder = try Folder()
    try folder.put("title,section\na,x\nb,x\nc,y\n", at: "rows.csv")
    let arguments =
      Tool.brief + [
        "--no-verify", "--strategy", "square", "--rows", "/dev/stdin", "--set",
        "sectionSizes=null", "--output", "out",
      ]
    let outcome = try Tool.run(
      arguments, in: folder, after: "cat rows.csv > pipe & mkfifo pipe; exec < pipe; true")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let scroll = try #require(folder.toolRun("out")["scroll"] as? [String: Any])
    #expect(scroll["row_source"] as? String == "/dev/stdin" && scroll["row_count"] as? Int == 3)
    try Tool.expectRefusal(arguments, code: 65, in: folder)
  }

  /// A run that lasts until it is stopped.
  private struct Endless {
    let folder: Folder
    let terminal: PseudoTerminal
    let process: Process

    init(_ arguments: [String] = []) throws {
      folder = try Folder()
      terminal = try PseudoTerminal(columns: 80)
      process = try Tool.start(
        Tool.brief + [
          "--no-verify", "--strategy", "square", "--rounds", "10000", "--output", "out",
        ] + arguments, in: folder, errorsOn: terminal, environment: ["TMPDIR": folder.path])
    }

    var children: [Int32] {
      get throws { try Tool.workers(of: folder) }
    }
  }

  @Test(
    "end with exit status 130 at a signal, and leave no process and no file",
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func interrupted(_ signal: Int32) throws {
    let run = try Endless()
    #expect(run.terminal.shows("round 1 of"))
    Tool.interrupt(run.process, signal)
    #expect(run.terminal.rest().contains("scrollbench: interrupted"))
    #expect(try run.children.isEmpty && run.folder.entries.isEmpty, "\(run.folder.entries)")
  }

  @Test("end with exit status 3 if a process is killed, and leave no file")
  func killed() throws {
    let run = try Endless()
    #expect(run.terminal.shows("round 1 of"))
    // A run is without a process only for a moment between two.
    try expectFailure(of: run, signal: SIGKILL, saying: "scrollbench: the process of ")
  }

  @Test("end with exit status 3 if a process hangs, and kill it")
  func hanging() throws {
    try expectFailure(
      of: Endless(["--patience", "1"]), signal: SIGSTOP,
      saying: " s and was killed; --patience sets a longer time")
  }

  /// Sends a signal to each process of a run, which must end with 3 and leave nothing.
  private func expectFailure(of run: Endless, signal: Int32, saying words: String) throws {
    try Tool.signalWorkers(of: run.folder, signal, until: run.process)
    #expect(run.process.terminationReason == .exit && run.process.terminationStatus == 3)
    let errors = run.terminal.rest()
    #expect(errors.contains(words), "\(errors)")
    #expect(try run.children.isEmpty && run.folder.entries.isEmpty, "\(run.folder.entries)")
  }
}
