package import Files
package import RunRecords

/// What a profile found: where processor time and memory go, by strategy and phase.
package struct ProfileReport {
  /// What was profiled, and how.
  package struct Facts: Equatable, Sendable {
    package var scenario: String
    package var engine: String
    package var kernels: String
    package var threads: Int
    package var strategies: [String]
    /// In Hz.
    package var refreshRates: [Int]
    /// Frames of a pass, of all refresh rates together.
    package var frames: Int
    package var rounds: Int
    package var isDebug: Bool
    /// Version and commit of the tool.
    package var tool: String

    package init(
      scenario: String, engine: String, kernels: String, threads: Int, strategies: [String],
      refreshRates: [Int], frames: Int, rounds: Int, isDebug: Bool, tool: String
    ) {
      self.scenario = scenario
      self.engine = engine
      self.kernels = kernels
      self.threads = threads
      self.strategies = strategies
      self.refreshRates = refreshRates
      self.frames = frames
      self.rounds = rounds
      self.isDebug = isDebug
      self.tool = tool
    }
  }

  /// Samples of processor time.
  package struct Processor: Codable, Sendable {
    /// Of the phases; samples between two frames are left out.
    package var stacks: StackProfile
    /// Samples for which there was no room.
    package var dropped: Int
    /// Processor time between two samples, as asked for and as it turned out, in nanoseconds.
    package var askedPeriod: Int
    package var period: Int

    package init(
      stacks: StackProfile, dropped: Int, askedPeriod: Int, period: Int
    ) {
      self.stacks = stacks
      self.dropped = dropped
      self.askedPeriod = askedPeriod
      self.period = period
    }
  }

  /// Counts of callgrind.
  package struct Instructions: Codable, Sendable {
    package var strategy: String
    package var functions: InstructionProfile
    package var frames: Int
    /// In Hz.
    package var refreshRate: Int
    /// The kernels that were in use there: valgrind's processor may have others.
    package var kernels: String

    package init(
      strategy: String, functions: InstructionProfile, frames: Int, refreshRate: Int,
      kernels: String
    ) {
      self.strategy = strategy
      self.functions = functions
      self.frames = frames
      self.refreshRate = refreshRate
      self.kernels = kernels
    }
  }

  package let facts: Facts
  /// `nil` where the machine does not sample; why is among ``notes``.
  package var processor: Processor?
  /// Allocations of one pass; `nil` as above.
  package var heap: StackProfile?
  package var instructions: Instructions?
  /// Sentences: which sources gave nothing, and why; what is to be doubted.
  package var notes: [String] = []

  package init(_ facts: Facts) {
    self.facts = facts
  }
}

extension ProfileReport {
  /// The files of a profile by their names; ``ProfileFolder`` knows them.
  ///
  /// - Throws: ``OutputError`` if a text cannot be written.
  package func files() throws(OutputError) -> [(name: String, bytes: [UInt8])] {
    var files = [("profile.txt", summary(width: 100))]
    for strategy in facts.strategies {
      if let processor {
        let stacks = RootedStacks(processor.stacks, of: strategy)
        files.append(("cpu-\(strategy).txt", processorText(processor, of: strategy)))
        files.append(("\(strategy).collapsed", stacks.collapsed))
        files.append(("\(strategy).speedscope.json", try stacks.speedscope()))
        files.append(("\(strategy).svg", flameGraph(stacks)))
      }
      if let heap { files.append(("heap-\(strategy).txt", heapText(heap, of: strategy))) }
    }
    if let instructions {
      files.append(("callgrind-\(instructions.strategy).txt", instructionText(instructions)))
    }
    return files.map { ($0.0, Array($0.1.utf8)) }
  }

  private func flameGraph(_ stacks: RootedStacks) -> String {
    FlameGraph(
      stacks.stacks.map { FlameGraph.Stack($0.names, count: $0.count) },
      title: "Processor time of \(stacks.strategy): \(facts.scenario), engine \(facts.engine)",
      unit: "sample"
    ).image.markup + "\n"
  }

  /// The lines that begin every text.
  var head: [String] {
    let rates = facts.refreshRates.map(String.init).joined(separator: ", ")
    let threads = facts.threads == 1 ? "1 thread" : "\(facts.threads) threads"
    var lines = [
      "scenario \(facts.scenario) · engine \(facts.engine) · kernels \(facts.kernels) · \(threads)",
      "\(rates) Hz · \(Self.frames(facts.frames)) a round · \(facts.tool)",
    ]
    if facts.isDebug {
      lines.append("This is a debug build: what it spends time on says little of a release build.")
    }
    return lines
  }

  static func frames(_ count: Int) -> String {
    count == 1 ? "1 frame" : "\(DecimalText.grouped(count)) frames"
  }

  /// How the samples were taken, in words.
  func words(_ processor: Processor, samples: Int) -> [String] {
    var lines = [
      "\(Self.samples(samples)) in \(facts.rounds) \(facts.rounds == 1 ? "round" : "rounds"), one each"
        + " \(Self.milliseconds(processor.period)) of processor time (asked for:"
        + " \(Self.milliseconds(processor.askedPeriod)))."
    ]
    if processor.dropped > 0 {
      lines.append("There was no room for \(Self.samples(processor.dropped)) more.")
    }
    return lines
  }

  static func samples(_ count: Int) -> String {
    count == 1 ? "1 sample" : "\(DecimalText.grouped(count)) samples"
  }

  /// Nanoseconds as milliseconds, to the hundredth.
  static func milliseconds(_ nanoseconds: Int) -> String {
    DecimalText.shortest(Double(nanoseconds) / 1e6, places: 2) + " ms"
  }

  /// A share in percent, to the tenth; a dash of nothing.
  static func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "–" }
    let tenths = Int((Double(part) / Double(whole) * 1_000).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
