package import Compositing
package import Files
import Foundation
package import Measurement
import RowStrategies
package import RunData
package import Text

/// Runs experiments: loads fonts, reads the facts of the machine, compares pixels, measures, and
/// creates the facts.
package struct Session {
  package let renderer: TextRenderer
  private let options: Options

  package struct Options {
    /// The device pixels per point of the small scenes in which pixels are compared.
    package var smallScale = 2.0
    /// The longest wait for an answer of a process besides that for frames, in seconds: enough to
    /// start on a busy machine and to compare pixels.
    package var patience = 300
    /// The arguments in the facts: `run` and its arguments.
    package var commandLine = Array(ProgramArguments.all.dropFirst())
    /// The load averages before the first of several runs; `nil` to read them.
    package var loadAverages: [Double]?

    package init() {}
  }

  package enum Progress {
    /// Comparing pixels, with the completed share, 0…1.
    case comparingPixels(Double)
    /// The step, the less important parts later, and the completed share of frames, 0…1.
    case measuring([String], Double)
  }

  /// The results of the steps before the first pass.
  package struct Preparation {
    package let preview: ScrollPreview
    /// The number of characters of the visible rows without a glyph in any font.
    package var missingGlyphs = 0
    /// The family of the scenario if text is drawn and no font has it.
    package var missingFamily: String?
    package var machine = MachineFacts()
    /// Empty if pixels are not compared.
    package var proofs: [PixelEquivalence] = []

    package init(_ preview: ScrollPreview) { self.preview = preview }
  }

  /// - Throws: ``FontError`` if fonts are missing or the threads that look for them cannot be
  ///   created.
  package init(_ options: Options = Options()) throws(FontError) {
    self.options = options
    renderer = try TextRenderer()
  }

  /// Measures all strategies at all refresh rates, interleaved.
  ///
  /// - Parameters:
  ///   - begin: Makes the folder that gets `frames.csv`: before the first process measures, or after
  ///     the measurement if all rounds run in this process. `nil` to keep the frames of such a run
  ///     in memory alone.
  ///   - report: Called before each step, outside of what is timed.
  /// - Returns: The run; the frames of processes are as they were read from the file.
  /// - Throws: ``UnmeasurableProcess`` if bytes cannot be counted or threads created,
  ///   ``MeasurementError`` if a process of a round fails, ``OutputError``, or errors of `begin`.
  /// - Precondition: `begin` is not `nil` unless all rounds run in this process.
  package func run(
    _ experiment: Experiment, in begin: (() throws -> UnpublishedFolder)? = nil,
    report: (Progress) -> Void = { _ in }
  ) throws -> RunResult {
    let began = Date()
    let preparation = prepare(experiment, report: report)
    var facts = RunFacts(
      experiment, preparation, id: RunFacts.newID(at: began), began: began,
      commandLine: options.commandLine)
    let faults = try faults(in: experiment, report: report)
    func add(_ results: RoundResults, _ conditions: [RoundConditions]) {
      facts.series = experiment.cases.indices.map(results.facts)
      for (index, faults) in faults.enumerated() { facts.series[index].faults = faults }
      facts.caveats = Caveat.all(
        of: experiment, preparation, series: facts.series, conditions: conditions)
    }
    guard !experiment.isInProcess else {
      // These conditions are of all rounds together; those in the facts are of one round each. So
      // only the caveats use them.
      var conditions = RoundConditions(beforeRound: 1)
      let measured = try experiment.run(renderer: renderer) { report(.measuring($0, $1)) }
      conditions.finish()
      add(measured.results, [conditions])
      let run = RunResult(
        facts: facts, series: measured.series, absent: experiment.absentColumns)
      try begin?().append(FramesCSV.bytes(run).span, to: FramesCSV.name)
      return run
    }
    guard let begin else { preconditionFailure("the frames of processes are put into a folder") }
    var processes = RoundProcesses(
      experiment, runID: facts.id, in: try begin(), patience: options.patience)
    try Interruption.whileRunningChildren {
      for _ in 0..<experiment.rounds {
        try processes.measureRound { report(.measuring($0, $1)) }
      }
    }
    facts.conditions = processes.conditions
    let results = processes.results
    add(results, processes.conditions)
    var run = try processes.result(of: facts)
    for (index, series) in run.series.enumerated() {
      if let fault = results.fault(of: index, series, comparesAllocations: !BuildInfo.isDebug) {
        run.facts.series[index].faults.append(fault)
      }
    }
    return run
  }

  /// Detects faults in passes that are not timed.
  ///
  /// - Returns: The faults of each case; empty if they are not looked for.
  /// - Throws: ``UnmeasurableProcess``, which the processes of the rounds would meet too.
  private func faults(
    in experiment: Experiment, report: (Progress) -> Void
  ) throws -> [[Fault]] {
    if experiment.countsAllocations { _ = try AllocationProbe() }
    _ = try experiment.engine.makeWithThreads()
    guard experiment.checksPixels else { return [] }
    return try experiment.faults(renderer: renderer) {
      report(.measuring(["looking for faults", $0.strategy, "\($0.refreshRate) Hz"], 0))
    }
  }

  /// Loads the fonts, reads the facts of the machine and compares pixels.
  package func prepare(
    _ experiment: Experiment, report: (Progress) -> Void = { _ in }
  ) -> Preparation {
    var preparation = Preparation(ScrollPreview(experiment, renderer: renderer))
    preparation.missingGlyphs = experiment.loadFonts(into: renderer, for: preparation.preview)
    // Before any work, so that the load averages are those of other programs.
    var machine = MachineProbe.facts(
      drawingWith: renderer, kernels: experiment.engine.kernelsInUse)
    if let loadAverages = options.loadAverages { machine.loadAverages = loadAverages }
    preparation.machine = machine
    let family = experiment.scenario.font.family
    let isMissing = !machine.fontFiles.isEmpty && !renderer.holds(family: family)
    preparation.missingFamily = isMissing ? family : nil
    if experiment.checksPixels {
      preparation.proofs = experiment.comparePixels(
        renderer: renderer, smallScale: options.smallScale
      ) { report(.comparingPixels($0)) }
    }
    return preparation
  }
}

extension EngineDescriptor {
  /// For reports: with any engine, this tool's kernels draw labels and images.
  package var kernelsInUse: String {
    kernels.name + (isOurs ? "" : "; compositing uses those of \(id)")
  }
}

extension MachineProbe {
  /// Returns the facts of a run with the fonts that a renderer has opened.
  package static func facts(drawingWith renderer: TextRenderer, kernels: String) -> MachineFacts {
    var facts = Self.facts()
    facts.fontFiles = renderer.fontFiles
    var contents = Fingerprint()
    for file in facts.fontFiles {
      // A file that was deleted since it was opened changes the fingerprint.
      contents.add((try? Data(contentsOf: URL(fileURLWithPath: file))) ?? Data(file.utf8))
    }
    facts.fontFingerprint = facts.fontFiles.isEmpty ? "" : contents.text
    (facts.textLibraries, facts.kernels) = (TextRenderer.libraryVersions, kernels)
    return facts
  }
}
