package import RunData

extension FrameSeries {
  /// A series with given composite times per round, round 0 first; all other values are 0.
  package static func sample(
    _ strategy: String = "layer-grid", refreshRate: Int = 120, composite: [[Int64]],
    edit: (inout FrameSample) -> Void = { _ in }
  ) -> FrameSeries {
    let frames = composite.enumerated().flatMap { round, times in
      times.enumerated().map { frame, time in
        var sample = FrameSample()
        sample.round = round
        sample.frame = frame
        sample.phases.composite = time
        edit(&sample)
        return sample
      }
    }
    return FrameSeries(
      strategy: strategy, refreshRate: refreshRate,
      framesPerRound: composite[composite.count > 1 ? 1 : 0].count,
      coldFrames: composite[0].count, frames: frames)
  }

  /// A series of one pass repeated over round 0 and `rounds` measured rounds.
  package static func steady(
    _ strategy: String = "layer-grid", refreshRate: Int = 120, rounds: Int = 2, pass: [Int64],
    edit: (inout FrameSample) -> Void = { _ in }
  ) -> FrameSeries {
    sample(
      strategy, refreshRate: refreshRate,
      composite: Array(repeating: pass, count: rounds + 1), edit: edit)
  }
}

extension PixelEquivalence {
  /// A proof that holds, or one that fails at one pixel outside the corners.
  package static func sample(_ strategy: String, holds: Bool = true) -> PixelEquivalence {
    var proof = PixelEquivalence(strategy: strategy, allowance: 2)
    proof.framesChecked = 8
    proof.pixelsChecked = 8_000
    proof.largestDifference = holds ? 1 : 200
    proof.differingInsideCorners = 12
    proof.differingOutsideCorners = holds ? 0 : 1
    proof.firstMismatch = holds ? nil : "frame 3, pixel 10, 20"
    return proof
  }
}

extension RunResult {
  /// A run of these series on a made-up machine, with a display of 100 × 50 pixels.
  package static func sample(
    _ series: [FrameSeries], scenario: String = "settings", proofs: [PixelEquivalence] = [],
    caveats: [String] = [], pipeline: Pipeline = .serial,
    controls: [String] = [], roundsAreProcesses: Bool = false
  ) -> RunResult {
    var run = ToolRun()
    run.began = "2025-01-02T03:04:05Z"
    (run.tool.version, run.tool.commit) = ("0.1.0", "abc123")
    run.commandLine = ["run", "--set", "name=a/b"]
    run.spec.scenario = .object(["rowHeight": .number(44)])
    for series in series
    where series.strategy != RunFacts.placeboID && !run.spec.strategies.contains(series.strategy) {
      run.spec.strategies.append(series.strategy)
    }
    run.spec.rounds = (series.first?.rounds ?? 1) - 1
    run.spec.pipeline = pipeline
    run.spec.isInProcess = !roundsAreProcesses
    run.scroll = .sample
    run.scroll.scenario = scenario
    run.machine = .sample
    run.controls = controls
    var facts = RunFacts(id: "20250102T030405Z-00ff", origin: .run(run))
    facts.series = series.map {
      var facts = SeriesFacts(
        strategy: $0.strategy, refreshRate: $0.refreshRate, framesPerRound: $0.framesPerRound)
      facts.imageBytes = 4_096
      return facts
    }
    (facts.proofs, facts.caveats) = (proofs, caveats)
    return RunResult(facts: facts, series: series)
  }

  /// A run of six rounds of 40 frames of 1 ms of the strategies `a`, `b` and `c`, with one frame of
  /// 21 ms per round of some of them, never the same frame twice.
  ///
  /// - Parameters:
  ///   - stallingRates: The refresh rates at which frames take longer.
  ///   - rates: The refresh rates of the run.
  package static func stalling(
    _ strategies: [String], at stallingRates: [Int] = [120], of rates: [Int] = [120]
  ) -> RunResult {
    .sample(
      rates.flatMap { rate in
        ["a", "b", "c"].map { name in
          let stalls = strategies.contains(name) && stallingRates.contains(rate)
          return FrameSeries.sample(
            name, refreshRate: rate,
            composite: (0...6).map { round in
              (0..<40).map { stalls && round > 0 && $0 == 5 * round ? 21_000_000 : 1_000_000 }
            })
        }
      })
  }

  /// Edits every frame of every series.
  package mutating func editFrames(_ edit: (inout FrameSample) -> Void) {
    for index in series.indices {
      for frame in series[index].frames.indices { edit(&series[index].frames[frame]) }
    }
  }

  /// A run of `grid` and its control `square` with three frames per pass and similar rounds.
  ///
  /// - Parameters:
  ///   - factor: The ratio of the strategy's times to the control's.
  ///   - holds: Whether the strategy's pixels are right.
  ///   - edit: Called with the strategy and each of its frames.
  package static func gridAndSquare(
    factor: Double = 1, rounds: Int = 6, holds: Bool = true,
    edit: (_ strategy: String, inout FrameSample) -> Void = { _, _ in }
  ) -> RunResult {
    let series = [("grid", factor), ("square", 1)].map { name, factor in
      FrameSeries.sample(
        name,
        composite: (0...rounds).map { round in
          [1e6, 2e6, 3e6].map { Int64($0 * factor) + Int64(round * 100) }
        }
      ) { edit(name, &$0) }
    }
    return .sample(
      series, proofs: [.sample("grid", holds: holds), .sample("square")], controls: ["square"])
  }
}

extension ScrollFacts {
  /// A scroll of embedded rows on a display of 100 × 50 pixels.
  package static let sample = {
    var scroll = ScrollFacts()
    (scroll.trace, scroll.content) = ("720-00ff", "text")
    scroll.display = .sample(width: 50, height: 25, scale: 2)
    (scroll.rowCount, scroll.rowSource) = (4_028, "embedded")
    return scroll
  }()
}

extension DisplayFacts {
  /// A display whose pixels are its points times the scale.
  package static func sample(width: Double, height: Double, scale: Double) -> DisplayFacts {
    var display = DisplayFacts()
    (display.width, display.height, display.scale) = (width, height, scale)
    display.pixelWidth = Int(width * scale)
    display.pixelHeight = Int(height * scale)
    return display
  }
}

extension MachineFacts {
  package static let sample = {
    var machine = MachineFacts()
    (machine.cpu, machine.cores, machine.memoryBytes) = ("Abacus 9000", 2, 8_589_934_592)
    (machine.kernel, machine.distribution) = ("Linux 6.1.0 x86_64", "Debian GNU/Linux 12")
    (machine.compiler, machine.buildConfiguration) = ("Swift 6.3.1", "release")
    (machine.allocator, machine.kernels) = ("jemalloc 5.3.0", "avx2")
    (machine.textLibraries, machine.fontFiles) = (["Pango 1.50.12"], ["DejaVuSans.ttf"])
    machine.fontFingerprint = "0123456789abcdef"
    machine.loadAverages = [0.25, 0.5, 1]
    return machine
  }()
}

extension InstructionCounts {
  /// Made-up counts: 5,000 instructions per frame in each phase.
  ///
  /// - Parameter growth: The growth of each phase, as a share.
  package static func sample(
    frames: Int = 30, growth: (Phase) -> Double = { _ in 0 }
  ) -> InstructionCounts {
    InstructionCounts(frames: frames, kernels: "SSE2", cLibrary: "glibc 2.36") {
      Int((Double(5_000 * frames) * (1 + growth($0))).rounded())
    }
  }
}

extension LoggedFrames {
  /// An iteration of which only the hitch time ratio is known.
  package static func hitchRatio(_ ratio: Double) -> LoggedFrames {
    .counts([LogFigure("hitch_ratio_ms_per_s", ratio)])
  }
}

extension DeviceLog {
  /// A log of series by their names, one iteration each.
  package static func sample(
    _ series: [String: LoggedFrames], refreshRate: Double? = nil, file: String = "a.json",
    conditions: [String: String] = [:], by definition: String = "test", time: RecordingTime? = nil
  ) -> DeviceLog {
    DeviceLog(
      format: "test", kind: "test", file: file, conditions: conditions,
      series: series.sorted { $0.key < $1.key }.map { name, frames in
        LoggedSeries(
          name, by: definition, refreshRate: refreshRate, iterations: [LoggedIteration(frames)])
      }, time: time)
  }
}
