import Foundation
import Testing

@Suite("scrollbench with wrong or unusual input files", .timeLimit(.minutes(10)))
struct InputFileTests {
  private let run =
    Tool.brief + [
      "--in-process", "--strategy", "square", "--set", "content=none", "--no-verify", "--output",
      "out",
    ]

  private func makePipe(_ name: String, in folder: Folder) {
    // The path lives through the call.
    #expect(unsafe mkfifo(folder.path + "/" + name, 0o600) == 0)
  }

  @Test("refuses special, missing and wrong files in one line: exit 65")
  func special() throws {
    let folder = try Tool.folderWithRun()
    makePipe("pipe", in: folder)
    makePipe("pipe.json", in: folder)
    try folder.put(Data([0x7B, 0xFE, 0x7D]), at: "latin.json")
    try folder.put(#"{"radius": 40}"#, at: "radius.json")
    try folder.put("title,subtitle\na,b\n\"c\nd\",e\nf\n", at: "ragged.csv")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/zero.json", withDestinationPath: "/dev/zero")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/loop.json", withDestinationPath: "loop.json")
    try folder.put("mine", at: "file")
    try folder.put(String(try folder.text("run/frames.csv").dropLast(40)), at: "cut/frames.csv")
    try folder.put(try folder.text("run/run.json"), at: "cut/run.json")
    try folder.put("frame,ms\n1,16.6\n", at: "log.csv")
    let metrics = ["--format", "openmetrics", "--output", "a"]
    let lists = ["--format", "display-list", "--output", "lists"]
    let pages = ["--html", "a.html", "--markdown", "a.md"]
    let cases: [(arguments: [String], words: String)] =
      [
        (run + ["--rows", "/dev/zero"], "/dev/zero is a device"),
        (run + ["--rows", "/dev/urandom"], "/dev/urandom is a device"),
        (run + ["--rows", "run"], "run is a folder"),
        (run + ["--scenario", "zero.json"], "zero.json is a device"),
        (run + ["--scenario", "pipe.json"], "pipe.json is a pipe"),
        (run + ["--scenario", "loop.json"], "loop.json cannot be read (Too many levels"),
        (run + ["--scenario", "latin.json"], "not UTF-8"),
        (run + ["--scenario", "radius.json"], "half of rowHeight"),
        (run + ["--scenario", "./none"], "scrollbench: ./none cannot be read (No such file"),
        (run + ["--rows", "none.csv"], "none.csv cannot be read (No such file"),
        (run + ["--rows", "ragged.csv"], "ragged.csv, line 5: "),
        (["analyze", "pipe", "--hz", "60"], "pipe is a pipe"),
        (["compare", "pipe", "run"], "pipe is a pipe"),
        (["gate", "--run", "run", "--baseline", "zero.json"], "zero.json is a device"),
        (
          ["gate", "--run", "run", "--baseline", "loop.json"], "loop.json cannot be read (Too many"
        ), (["compare", "run:squre", "run"], "squre"),
        (["analyze", "log.csv", "--hz", "60", "--column", "s"], "log.csv"),
        (["analyze", "none.csv", "--hz", "60"], "none.csv"),
        // A table does not state the refresh rate.
        (["analyze", "log.csv", "--column", "ms"], "give --hz"),
        (["report", "cut"] + pages, "frames.csv, line"),
        (["report", "nowhere"] + pages, "nowhere"), (["report", "file"] + pages, "file"),
        (["report", "run", "--compare", "cut"] + pages, "frames.csv, line"),
        (["report", "run", "--compare", "nowhere"] + pages, "nowhere"),
        (["export", "run", "--strategy", "squre"] + metrics, "square at 60 Hz"),
        (["export", "run", "--hz", "90"] + metrics, "square at 60 Hz"),
        (
          ["export", "run/summary.csv", "--format", "long", "--output", "a"],
          "column machine_id is unknown"
        ), (["export", "run/summary.csv"] + lists, "run/summary.csv"),
        (["export", "run", "--strategy", "nine-slice"] + lists, "nine-slice"),
        (["export", "run", "--hz", "7"] + lists, "7 Hz"),
        (
          [
            "sweep", "--vary", "inset=8,5000", "--output", "out", "--time-debug-build",
          ], "inset 5000: "
        ),
      ]
      // A format that is made of frames, and one that is not.
      + ["chrome-trace", "openmetrics"].flatMap { format in
        ["missing", "missing/frames.csv", "cut", "cut/frames.csv", "latin.json"].map {
          (["export", $0, "--format", format, "--output", "-"], $0)
        }
      }
    for (arguments, words) in cases {
      try Tool.expectRefusal(arguments, code: 65, saying: words, in: folder)
    }
    try Tool.expectRefusal(
      ["export", "run", "--format", "history", "--append", "pipe"], code: 73, in: folder)
  }

  @Test("says that it waits for a pipe without a writer, and can be ended")
  func waiting() throws {
    let folder = try Folder()
    makePipe("pipe", in: folder)
    let errors = try folder.scratch("errors")
    let process = Tool.process(run + ["--rows", "pipe"], in: folder)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    defer { process.terminate() }
    var text = ""
    while process.isRunning, !text.contains("waiting for rows from pipe\n") {
      Thread.sleep(forTimeInterval: 0.05)
      text = try String(contentsOf: errors, encoding: .utf8)
    }
    #expect(text == "scrollbench: waiting for rows from pipe\n")
    process.terminate()
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    #expect(folder.entries == ["pipe"])
  }

  @Test("reports a fault of a long line in a message of at most 300 characters")
  func longMessages() throws {
    let folder = try Tool.folderWithRun()
    let name = String(repeating: "x", count: 100_000)
    try folder.put((0..<100_000).map { "c\($0)" }.joined(separator: ",") + "\n", at: "wide.csv")
    try folder.put("\(name)\n1\n", at: "long.csv")
    try folder.put("{\"rowHeigth\": 1, \"\(name)\": 2}", at: "key.json")
    let cases = [
      ["analyze", "wide.csv", "--hz", "60"], ["compare", "wide.csv", "run"],
      run + ["--rows", "wide.csv"], run + ["--rows", "long.csv"],
      ["analyze", "long.csv", "--hz", "60"], run + ["--scenario", "key.json"],
      ["gate", "--run", "run", "--baseline", "key.json"],
    ]
    for arguments in cases {
      let outcome = try Tool.run(arguments, in: folder)
      #expect(outcome.code == 65 && outcome.errorLines.count == 1, "\(arguments)")
      #expect(outcome.errors.count <= 301, "\(outcome.errors.prefix(400))")
    }
    let option = try Tool.run(["analyze", "wide.csv", "--hz", name], in: folder)
    #expect(option.code == 64 && option.errors.count <= 301, "\(option.errors.prefix(400))")
  }
}
