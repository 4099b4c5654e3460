import ArgumentParser
import Benchmarking
import Compositing
import Graphics
import JudgingCLI
import RowStrategies
import RunData
import ScrollBenchCLI
import TableViews
import Testing

private func parse<Command: ParsableCommand>(
  _ type: Command.Type = Command.self, _ arguments: String...
) throws -> Command {
  try #require(try RootCommand.parseAsRoot(arguments) as? Command)
}

/// The exit code and the message with which the tool would end; `nil` if the arguments are
/// accepted.
private func outcome(of arguments: [String]) -> (code: Int32, message: String)? {
  do {
    _ = try RootCommand.parseAsRoot(arguments)
    return nil
  } catch {
    return (RootCommand.exitCode(for: error).rawValue, RootCommand.message(for: error))
  }
}

@Suite("Arguments")
struct ParsingTests {
  @Test("have the documented defaults")
  func defaults() throws {
    let run = try parse(RunCommand.self, "run")
    #expect(run.scenarioOptions.scenario == "settings")
    #expect(run.scenarioOptions.seed == 1)
    #expect(run.scenarioOptions.rows.isEmpty && run.scenarioOptions.set.isEmpty)
    #expect(run.scenarioOptions.display == nil)
    #expect(run.strategy == nil && run.engineOptions.engine.id == "painter" && run.hz == nil)
    #expect(run.replay.reuse == .pool && run.replay.buffers == 3)
    #expect(run.replay.rounds == nil && run.replay.frames == nil && !run.replay.quick)
    #expect(!run.noVerify && !run.debugBuild.timeDebugBuild)
    #expect(run.outputOptions.output == nil)
    let render = try parse(
      RenderCommand.self, "render", "--strategy", "layer-grid", "--output", "a.png")
    #expect(render.frameOptions.frame == nil && render.hz == 120)
    #expect(!render.overdraw && render.difference == nil)
    let verify = try parse(VerifyCommand.self, "verify")
    #expect(
      verify.checked.map(\.id) == KnownStrategies.all.map(\.id) && verify.scales == [1, 2, 3])
    for options in [run.engineOptions, render.engineOptions, verify.engineOptions] {
      #expect(options.engine.id == "painter" && options.engine.threads == 1)
      #expect(options.engine.kernels.name == KernelSet.widest.name)
    }
  }

  @Test("select the engine of every command that draws")
  func engine() throws {
    let flags = ["--engine", "culling,kernels=baseline,threads=64"]
    for options in [
      try #require(try RootCommand.parseAsRoot(["run"] + flags) as? RunCommand).engineOptions,
      try #require(try RootCommand.parseAsRoot(["verify"] + flags) as? VerifyCommand).engineOptions,
      try #require(try RootCommand.parseAsRoot(Self.render + flags) as? RenderCommand)
        .engineOptions,
    ] {
      #expect(options.engine.id == "culling" && options.engine.threads == 64)
      #expect(options.engine.kernels.name == KernelSet.named("baseline")?.name)
    }
  }

  @Test("time a debug build only if they say so")
  func debugBuild() throws {
    let refused = try DebugBuildOptions.parse([])
    #expect { try refused.check(isDebug: true) } throws: { error in
      (error as? CommandFailure)?.message.contains("--time-debug-build") == true
    }
    try refused.check(isDebug: false)
    try DebugBuildOptions.parse(["--time-debug-build"]).check(isDebug: true)
  }

  @Test("for threads and kernels are refused with engines of other libraries")
  func otherEngines() throws {
    for engine in EngineCatalogue.all where !engine.isOurs {
      for command in ["run", "verify"] {
        #expect(outcome(of: [command, "--engine", engine.id + ",threads=1"]) == nil)
        let threads = try #require(outcome(of: [command, "--engine", engine.id + ",threads=2"]))
        #expect(threads.code == 64 && threads.message.contains("draws on one thread"))
        let kernels = try #require(outcome(of: [command, "--engine", engine.id + ",kernels=wide"]))
        #expect(kernels.code == 64 && kernels.message.contains("its own kernels"))
      }
    }
  }

  @Test("of run are all parsed")
  func run() throws {
    let run = try parse(
      RunCommand.self, "run", "--scenario", "contacts", "--set", "rowHeight=60", "radius=5",
      "--set", "name=a=b", "--rows", "r.csv", "body=other_names", "title=name",
      "--strategy", "image-slice,layer-grid", "--engine", "painter", "--reuse", "none",
      "--buffers", "2", "--hz", "90,60", "--display",
      "320x240.5@1.5", "--rounds", "4", "--frames", "77", "--seed", "18446744073709551615",
      "--quick", "--no-verify", "--output", "out/a", "--time-debug-build")
    let options = run.scenarioOptions
    #expect(options.scenario == "contacts")
    #expect(options.set.map(\.0) == ["rowHeight", "radius", "name"])
    #expect(options.set.map(\.1) == ["60", "5", "a=b"])
    var rows = ExperimentSpec.Rows()
    (rows.source, rows.file) = (.file, "r.csv")
    rows.columns = ["body": "other_names", "title": "name"]
    #expect(try ExperimentSpec.Rows(options.rows) == rows)
    #expect(options.display == TableSettings.Display(width: 320, height: 240.5, scale: 1.5))
    #expect(options.seed == .max)
    #expect(
      run.strategy == ["image-slice", "layer-grid"] && run.engineOptions.engine.id == "painter")
    #expect(run.replay.reuse == .none && run.replay.buffers == 2 && run.hz == [90, 60])
    #expect(run.replay.rounds == 4 && run.replay.frames == 77 && run.replay.quick)
    #expect(run.noVerify && run.outputOptions.output == "out/a" && run.debugBuild.timeDebugBuild)
    // All that decides what is measured is in the specification.
    let spec = try run.makeSpec()
    #expect(spec.rows == rows && spec.seed == .max && spec.strategies == run.strategy)
    #expect(spec.reuse == "none" && spec.buffers == 2 && spec.refreshRates == [90, 60])
    #expect(spec.rounds == 4 && spec.framesPerPass == 77 && spec.secondsPerPass == 1.5)
    #expect(!spec.checksPixels && !spec.isInProcess && spec.pipeline == .serial)
  }

  @Test("with commas are lists, in their order and without duplicates")
  func lists() throws {
    #expect(try FlagValue.list("b,a,c") { $0 } == ["b", "a", "c"])
    #expect(try FlagValue.list(",a") { $0 } == ["", "a"])
    #expect(try FlagValue.list("") { $0 } == [""])
    #expect(throws: ValidationError.self) { try FlagValue.list("a,b,a") { $0 } }
    #expect(throws: ValidationError.self) { try FlagValue.list("60,060") { Int($0)! } }
  }

  @Test("all is every strategy but variants")
  func manyStrategies() throws {
    let all = try #require(try parse(RunCommand.self, "run", "--strategy", "all").strategy)
    #expect(all == StrategyCatalogue.all.filter { $0.kind != .variant }.map(\.id))
    #expect(all.contains("square") && !all.contains("corner-cover-as-published"))
    #expect(try parse(VerifyCommand.self, "verify", "--strategy", "all").strategy == all)
  }

  private static let render = ["render", "--strategy", "layer-grid", "--output", "a.png"]
  private static let refused: [(arguments: [String], words: String)] = [
    (["run", "--strategy", "layr-grid"], "did you mean \"layer-grid\"?"),
    (["run", "--strategy", "layer-grid,image"], "there is no strategy \"image\""),
    (["run", "--strategy", "layer-grid,"], "there is no strategy \"\""),
    (["run", "--strategy", "layer-grid,image-slice,layer-grid"], "names something twice"),
    (["verify", "--strategy", "Layer-Grid"], "did you mean \"layer-grid\"?"),
    (
      ["render", "--output", "a.png", "--strategy", "image-slize"], "did you mean \"image-slice\"?"
    ), (["run", "--engine", "paint"], "did you mean \"painter\"?"),
    (
      ["run", "--engine", "painter,kernels=narrow"],
      "\"narrow\" is not a kind of kernels; baseline and wide are"
    ),
    (
      ["verify", "--engine", "painter,threads=0"],
      "\"0\" is not a whole number of threads from 1 to 64"
    ),
    (["run", "--engine", "painter,threads=65"], "from 1 to 64"),
    (["run", "--engine", "painter,threads=-1"], "\"-1\""),
    (["run", "--engine", "painter,culling"], "such as threads=4 or kernels=baseline"),
    (["run", "--engine", "painter,"], "\"\" is not a setting of an engine"),
    (["run", "--hz", "60,60"], "names something twice"),
    (["run", "--rounds", "0"], "\"0\" is not a whole number of rounds from 1 to 10000"),
    (["run", "--rounds", "10001"], "from 1 to 10000"),
    (["run", "--rounds=-1"], "\"-1\" is not a whole number of rounds"),
    (["run", "--rounds", "2.5"], "\"2.5\""), (["run", "--rounds", "nan"], "\"nan\""),
    (["run", "--frames", "0"], "\"0\" is not a whole number of frames from 1 to 1000000"),
    (["run", "--frames=-5"], "\"-5\""), (["run", "--frames", "1e3"], "\"1e3\""),
    (["run", "--frames", "99999999999999999999"], "from 1 to 1000000"),
    (["run", "--buffers", "0"], "\"0\" is not a whole number of buffers from 1 to 16"),
    (["run", "--buffers", "17"], "\"17\""),
    (["run", "--strategy", "rn"], "there is no strategy \"rn\"; did you mean \"rounded-fill\"?"),
    (["run", "--strategy", "corner"], "did you mean \"corner-clip\"?"),
    (["export", "r", "--format", "perfetto"], "did you mean \"chrome-trace\"?"),
    (["run", "--strategy", "xyz"], "there is no strategy \"xyz\"; scrollbench list strategies"),
    (["run", "--engine", "gpu"], "none on a GPU: painter, immediate, culling"),
    (
      ["run", "--reuse", "lru"],
      "'lru' is invalid for '--reuse <policy>'. Please provide one of 'pool', 'none'"
    ), (["run", "--pipeline", "parallel"], "Please provide one of 'serial' and 'two-stage'"),
    (["run", "--format", "md"], "The value 'md' is invalid for '--format <format>'. Please"),
    (["report", "r", "--format", "html"], "'text', 'markdown', 'csv' or 'json'"),
    (["compare", "a", "b", "--format", "jsn"], "'csv' or 'json'"),
    (["compare", "a", "b", "--metric", "p99"], "accepted are frame_p50_ms, frame_p95_ms,"),
    (["gate", "--format", "git"], "'github'"),
    (["export", "r", "--output", "o", "--format", "chrome"], "did you mean \"chrome-trace\"?"),
    (["analyze", "a", "--hz", "0x3C"], "\"0x3C\" is not a decimal number of ticks a second"),
    (["gate", "a", "--limit", "p99_ms <= 1e1"], "<= and a decimal number are expected"),
    (["analyze", "a", "--hz", "60", "--log-format", "gfxinf"], "did you mean \"gfxinfo\"?"),
    (["run", "--content", "none"], "--content"), (["run", "--threads", "2"], "--threads"),
    (["run", "--strategy", "all,square"], "there is no strategy \"all\""),
    (["verify", "--scales", "0"], "\"0\" is not a scale from 0.5 to 8"),
    (["verify", "--scales=-1"], "\"-1\" is not a scale"),
    (["verify", "--scales", "8.5"], "\"8.5\""), (["verify", "--scales", "nan"], "\"nan\""),
    (["verify", "--scales", "0x2"], "\"0x2\" is not a scale"),
    (["verify", "--scales", "1,"], "\"\" is not a scale"),
    (["verify", "--scales", "2,2.0"], "names something twice"),
    (["run", "--inject", "paint=5%"], "\"paint=5%\" is no work that can be added"),
    (["run", "--seed", "x"], "'x' is invalid"), (["run", "--seed=-1"], "'-1' is invalid"),
    (["run", "--set", "rowHeight"], "\"rowHeight\" is not a setting such as rowHeight=60"),
    (["run", "--set", "=60"], "is not a setting"), (["run", "--set", "rowHeight="], "setting"),
    (["run", "--rows", "a", "body"], "is not a column mapping such as body=other_names"),
    (["run", "--rows", "a", "bodie=x"], "section, title, subtitle, body"),
    (["run", "--rows", "a", "body="], "is not a column mapping"),
    (["run", "--rows", "a", "body=x", "body=y"], "maps body twice"),
    (["run", "--rows", "synthetic:5", "title=x"], "only the columns of a file have names"),
    (
      ["run", "--rows", "synthetic:0"],
      "\"0\" is not a whole number of synthetic rows from 1 to 100000000"
    ), (["run", "--rows", "synthetic:1e6"], "\"1e6\" is not a whole number of synthetic rows"),
    (["run", "--rows", "synthetic:"], "\"\" is not"),
    (["run", "--rows", "synthetic:+5"], "\"+5\""),
    (["run", "--rows", "synthetic:100000001"], "from 1 to 100000000"),
    (["run", "--rows", "synthetic:99999999999999999999"], "from 1 to 100000000"),
    (["run", "--output", ""], "the path is empty"), (["run", "--rows", ""], "the path is empty"),
    (["render", "--strategy", "layer-grid"], "--output"),
    (["render", "--output", "a.png"], "--strategy"),
    (render + ["--frame=-1"], "frame number from 0"), (render + ["--hz", "0"], "from 1 to 1000"),
    (
      ["report", "r", "--html", "a", "--markdown", "a"], "--html and --markdown both name a: a file"
    ), (["list", "strategy"], "'strategies'"), (["list"], "subject"),
    (["run", "--no-such-flag"], "--no-such-flag"), (["run", "extra"], "extra"),
    (["measure"], "measure"), (["export", "r", "--output", "a"], "--format"),
    (["export", "r", "--format", "openmetrics"], "either --output or --append is needed"),
    (["export", "r", "--format", "openmetrics", "--append", "a"], "take --format history"),
    (
      ["export", "r", "--format", "openmetrics", "--commit", "c", "--output", "a"],
      "take --format history"
    ),
    (["export", "r", "--format", "history", "--append", "a", "--output", "a"], "either --output"),
    (["export", "r", "--format", "history", "--append", "a", "--commit", "a b"], "'a b'"),
    (["export", "r", "--format", "history", "--append", "a", "--time", "noon"], "\"noon\""),
    (["export", "r", "--format", "openmetrics", "--output", "a", "--hz", "0"], "\"0\""),
    (
      ["export", "r", "--format", "openmetrics", "--output", "a", "--frame", "0"],
      "take --format display-list"
    ), (["profile"], "--output"), (["profile", "--output", "p", "--period", "0"], "\"0\""),
    (["profile", "--output", "p", "--callgrind", "squre"], "did you mean \"square\"?"),
    (["sweep", "--output", "out"], "--vary"), (["duel"], "base"),
    (render + ["--frame", "9..0"], "\"9..0\" is not a range of frames such as 0..120:10"),
    (render + ["--difference", "squire"], "did you mean \"square\"?"),
    (render + ["--difference", "square", "--overdraw"], "give one of them"),
    (render + ["--overdraw", "--engine", "culling"], "leave --engine out"),
  ]

  @Test("that are wrong end with exit status 64 and one line with the reason", arguments: refused)
  func wrong(arguments: [String], words: String) throws {
    let refusal = try #require(outcome(of: arguments), "\(arguments) is accepted")
    #expect(refusal.code == 64)
    #expect(refusal.message.contains(words), "\(refusal.message)")
    #expect(!refusal.message.contains("\n"))
  }

  private static let wrongValues: [(option: [String], values: [String], words: String)] = [
    (
      ["run", "--hz"],
      ["0", "-60", "nan", "inf", "59.94", "1001", "60,", ",60", "60;120", "1e2", "６０"],
      "is not a whole number of refreshes a second from 1 to 1000"
    ),
    (
      ["run", "--display"],
      [
        "1366", "x", "1366x", "x1024", "1366x1024x2", "1366x1024@", "1366x1024@0", "1366x1024@-2",
        "1366x1024@nan", "nanx1024@1", "infx1024@1", "0x1024@1", "1366x0@1", "-5x1024@1",
        "1366*1024", "1366x1024@2@2", "1e300x10@1", "1e1x10@1", "10x10@0x2", "10 x 10",
      ], "is not a display such as 1366x1024@2"
    ),
    (
      ["export", "r", "--format", "history", "--output", "-", "--time"],
      [
        "2025-02-30T00:00:00Z", "2025-02-29T00:00:00Z", "1900-02-29T00:00:00Z",
        "2025-13-01T00:00:00Z", "2025-00-10T00:00:00Z", "2025-01-01T24:00:00Z",
        "2025-01-01T00:61:00Z",
      ], "is not a time such as 2025-01-02T03:04:05Z"
    ),
  ]

  @Test("refuse each wrong value of an option", arguments: wrongValues)
  func wrongValue(option: [String], values: [String], words: String) throws {
    for value in values {
      let refusal = try #require(
        outcome(of: option.dropLast() + ["\(option.last!)=\(value)"]), "\(value) is accepted")
      #expect(refusal.code == 64 && refusal.message.contains("'\(value)'"), "\(refusal.message)")
      #expect(refusal.message.contains(words), "\(refusal.message)")
    }
  }

  @Test(
    "name the option whose value is missing or looks like an option",
    arguments: ["--display", "--set", "--output"])
  func missingValues(flag: String) throws {
    for rest in [["-60"], ["--quick"], []] {
      let refusal = try #require(outcome(of: ["run", flag] + rest))
      #expect(refusal.code == 64 && refusal.message.contains("Missing value for '\(flag)"))
    }
    for flag in ["--hz", "--rounds", "--frames", "--buffers", "--seed"] {
      // A negative number is a value of these, and refused as one.
      let refusal = try #require(outcome(of: ["run", flag, "-60"]))
      #expect(refusal.code == 64 && refusal.message.contains("\"-60\" is not a"))
      #expect(outcome(of: ["run", flag])?.message.contains("Missing value for '\(flag)") == true)
    }
    for flag in ["--hz=", "--display="] {
      #expect(outcome(of: ["run", flag])?.message.contains(flag.dropLast()) == true)
    }
  }

  @Test(
    "accept a display from 1 to 16,384 px a side",
    arguments: ["1x1@1", "16384x16384@1", "8192x1@2", "1x1", "0.5x0.5@1", "834x1194@2"])
  func possibleDisplays(text: String) throws {
    let run = try parse(RunCommand.self, "run", "--display", text)
    let pixels = try #require(run.scenarioOptions.display?.pixels)
    #expect((1...16_384).contains(pixels.width) && (1...16_384).contains(pixels.height))
  }

  @Test(
    "accept a time of a leap day", arguments: ["2024-02-29T00:00:00Z", "2000-02-29T23:59:59+01:00"])
  func times(time: String) {
    let export = ["export", "r", "--format", "history", "--output", "-", "--time", time]
    #expect(outcome(of: export) == nil)
  }
}
