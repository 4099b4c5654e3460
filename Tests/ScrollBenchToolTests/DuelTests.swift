import Foundation
import Testing

@Suite("scrollbench duel")
struct DuelTests {
  private func command(_ arguments: [String]) -> [String] {
    ["duel", Tool.url.path, Tool.url.path] + arguments + Tool.briefBlocks
  }

  private func duel(_ arguments: [String], in folder: Folder) throws -> ToolResult {
    try Tool.run(command(arguments), in: folder)
  }

  @Test("of the tool with itself has a verdict, a control and the files")
  func itself() throws {
    let folder = try Folder()
    let outcome = try duel(["--pairs", "9", "--output", "out"], in: folder)
    // Blocks this short may show anything but a difference of counts.
    #expect([0, 1, 2].contains(outcome.code), "\(outcome.errors)")
    #expect(!outcome.output.contains(" went from "), "\(outcome.output)")
    #expect(outcome.output.contains("\ncontrol: a loop in registers"))
    #expect(outcome.output.contains("exact tier: counts of frames were compared"))
    #if DEBUG
      #expect(outcome.output.contains("this is a duel of debug builds"))
    #else
      #expect(!outcome.output.contains("debug"))
    #endif
    #expect(outcome.output.contains("\nlayer-grid"))
    #expect(outcome.output.contains("too few blocks, 4 pairs of one side"), "\(outcome.output)")
    #expect(folder.entries == ["out", "out/duel.json", "out/duel.md"])
    let json = try folder.json("out/duel.json")
    #expect(json["exit_code"] as? Int == Int(outcome.code))
    #expect((json["strategies"] as? [[String: Any]])?.first?["pairs"] as? Int == 9)
  }

  @Test("fails the exact tier for an additional layer per cell, and names the counts")
  func layer() throws {
    let folder = try Folder()
    let outcome = try duel(["--head-args", "--inject layer"], in: folder)
    #expect(outcome.code == 1, "\(outcome.errors)")
    #expect(outcome.output.contains("exact tier: layers_per_frame of layer-grid went from"))
    #expect(outcome.output.contains("exact tier: quads of layer-grid went from"))
    #expect(outcome.output.contains("times were not compared"))
  }

  @Test("names additional allocated bytes, once several processes agree")
  func allocation() throws {
    let folder = try Folder()
    let outcome = try duel(["--pairs", "9", "--head-args", "--inject allocation"], in: folder)
    #expect(outcome.code == 1, "\(outcome.errors)")
    #expect(outcome.output.contains("exact tier: allocated_bytes_per_frame of layer-grid went"))
  }

  @Test("of sides with different tables is refused")
  func incomparable() throws {
    let folder = try Folder()
    let outcome = try duel(["--head-args", "--seed 2 --frames 5"], in: folder)
    #expect(outcome.code == 3)
    #expect(outcome.errors.contains("they differ in"))
    #expect(outcome.errors.contains("seed (1 and 2)") && outcome.errors.contains("frames"))
    let content = try duel(["--head-args", "--set rowHeight=50"], in: folder)
    #expect(content.code == 3 && content.errors.contains("scenario content ("), "\(content.errors)")
  }

  @Test("names settings that may differ, and compares the sides")
  func noted() throws {
    let folder = try Folder()
    let outcome = try duel(["--pairs", "12", "--head-args", "--buffers 2"], in: folder)
    #expect([0, 1, 2].contains(outcome.code), "\(outcome.errors)")
    #expect(outcome.output.contains("the sides differ in buffers (3 and 2)"), "\(outcome.output)")
    // Blocks of three processes of each side.
    #expect(outcome.output.contains("(repeatability ±"), "\(outcome.output)")
  }

  @Test("replaces a report of a duel, in a folder made on the way")
  func output() throws {
    let folder = try Folder()
    for _ in 0..<2 {
      let outcome = try duel(
        ["--output", "new/deep", "--head-args", "--inject layer"], in: folder)
      #expect(outcome.code == 1, "\(outcome.errors)")
    }
    #expect(try folder.text("new/deep/duel.md").contains("scrollbench duel of"))
  }

  @Test("of a missing file, a folder or another program is refused with one line")
  func noBuild() throws {
    let folder = try Folder()
    try folder.put("text", at: "plain")
    try folder.putProgram("text", at: "text")
    for (name, code, reason) in [
      ("missing", 65, "missing is neither an executable file nor a git revision of ScrollBench"),
      (".", 65, ". is neither an executable file nor a git revision"),
      ("plain", 65, "plain is a file that cannot be executed"),
      // Without an error domain.
      ("text", 3, "text cannot be started (Exec format error)\n"),
      ("/bin/true", 3, "/bin/true does not measure this experiment"),
      ("/bin/cat", 3, "/bin/cat does not measure this experiment"),
      // Found on the PATH.
      ("true", 3, "true does not measure this experiment"),
    ] {
      let outcome = try Tool.run(["duel", name, Tool.url.path] + Tool.briefBlocks, in: folder)
      #expect(outcome.code == Int32(code), "\(name): \(outcome.errors)")
      #expect(outcome.errors.contains("scrollbench: \(reason)"), "\(outcome.errors)")
    }
  }

  @Test("builds a revision that has the name of a folder, and removes its worktree")
  func revision() throws {
    let folder = try Folder()
    func git(_ arguments: String...) throws -> String {
      let author = ["-c", "user.name=a", "-c", "user.email=a@b"]
      return try Tool.succeed(["git"] + author + arguments, in: folder, of: Tool.env).output
    }
    _ = try git("init", "--quiet")
    func commit(_ file: String, as branch: String) throws {
      try folder.put("no package", at: file)
      _ = try git("add", file)
      _ = try git("commit", "--quiet", "-m", "a")
      _ = try git("branch", branch)
    }
    try commit("other/text", as: "other")
    // Another package is not built.
    try Tool.expectRefusal(
      ["duel", "other", Tool.url.path] + Tool.briefBlocks, code: 65,
      saying: "Of another package, name the executables of two builds", in: folder)
    try folder.put("folder", at: "v1/text")
    try commit("Sources/ScrollBenchTool/text", as: "v1")
    // The other side is looked for before.
    try Tool.expectRefusal(
      ["duel", "v1", "v2"] + Tool.briefBlocks, code: 65, saying: "v2 is neither", in: folder)
    let outcome = try Tool.run(["duel", "v1", Tool.url.path] + Tool.briefBlocks, in: folder)
    #expect(outcome.code == 65)
    #expect(outcome.errors.contains("scrollbench: v1 cannot be built"), "\(outcome.errors)")
    #expect(try git("worktree", "list").split(separator: "\n").count == 1)
  }

  @Test("with arguments that run does not accept is refused before it starts")
  func badArguments() throws {
    let folder = try Folder()
    for (arguments, sentence) in [
      (["--head-args", "--frames 0"], "run does not accept"),
      (["--base-args", "--spec run.json"], "--spec among the arguments of run is for run itself"),
      (["--base-args", "--inject paint=5%"], "run does not accept"),
      (["--base-args", "--no-verify"], "--no-verify is for both sides"),
      (["--pairs", "8"], "ask for at least 9"),
      // Two tests take more pairs than the one that the shared arguments ask for.
      (["--pairs", "9", "--head-args", "--hz 60,90"], "ask for at least 10"),
      (["--pairs", "9", "--base-args", "--strategy layer-grid,square"], "ask for at least 10"),
    ] {
      try Tool.expectRefusal(command(arguments), code: 64, saying: sentence, in: folder)
    }
  }
}

@Suite("scrollbench worker")
struct WorkerTests {
  private func worker(_ lines: [String], in folder: Folder) throws -> ToolResult {
    try folder.put(lines.map { $0 + "\n" }.joined(), at: "in")
    return try Tool.run(["worker"], in: folder, after: "exec < in; true")
  }

  /// An experiment as a set-up has it, in one line.
  private static let spec = Result {
    try Tool.succeed(
      Tool.brief + Tool.plainRows + ["--rounds", "6", "--dry-run"], in: Folder()
    ).output.replacing("\n", with: " ")
  }

  @Test(
    "refuses requests with numbers that none has, and text that is none",
    arguments: [
      #"{"pass":{"round":0,"runID":"a"}}"#, #"{"pass":{"round":-1,"runID":"a"}}"#,
      #"{"memory":{"frames":-1}}"#, #"{"stacks":{"rounds":0,"period":0}}"#, "hello", "{}",
    ])
  func badRequest(_ request: String) throws {
    let setUp = #"{"spec":\#(try Self.spec.get()),"round":1,"isProfiled":false}"#
    let outcome = try worker([setUp, request], in: Folder())
    #expect(outcome.code == 64 && outcome.errorLines.count == 1, "\(outcome.errors)")
    #expect(outcome.output.split(separator: "\n").count == 1)
  }

  @Test(
    "refuses an experiment of another version, and says what it reads",
    arguments: [#""version":9"#, #""version":1,"strategies":["square"],"future":1"#])
  func otherVersion(_ keys: String) throws {
    let setUp = #"{"spec":{\#(keys)},"round":1,"isProfiled":false}"#
    let outcome = try worker([setUp], in: Folder())
    #expect(outcome.code == 64 && outcome.output.isEmpty && outcome.errorLines.count == 1)
    #expect(
      outcome.errors.contains("this build reads version 1")
        || outcome.errors.contains("this build knows the keys"), "\(outcome.errors)")
  }
}
