package import Analysis
package import Files
package import RunData

package enum RunReader {
  package typealias Selection = (run: MeasuredRun, strategy: String?)

  /// Reads runs that are given on the command line, each path once.
  ///
  /// - Parameter texts: Runs' folders or a `frames.csv` by any name, optionally with `:strategy`. If a
  ///   whole text is an existing path, it is one.
  package static func selections(_ texts: [String]) throws(InputError) -> [Selection] {
    var known: [String: MeasuredRun] = [:]
    var selections: [Selection] = []
    for text in texts {
      let (path, strategy) = try place(in: text)
      let run = if let earlier = known[path] { earlier } else { try measured(at: path) }
      known[path] = run
      let strategies = Set(run.series.map(\.key.strategy))
      if let strategy, !strategies.contains(strategy) {
        throw InputError(
          "\(path) has no strategy \(MessageText.name(strategy)): it has"
            + " \(MessageText.names(strategies.sorted()))", isAbsent: true)
      }
      selections.append((run, strategy))
    }
    return selections
  }

  private static func place(
    in text: String
  ) throws(InputError) -> (path: String, strategy: String?) {
    guard try kind(of: text) == nil else { return (text, nil) }
    guard let colon = text.lastIndex(of: ":"), colon != text.startIndex,
      try kind(of: String(text[..<colon])) != nil
    else {
      throw InputError(
        "\(text) does not exist: a run's folder or frames.csv is expected, :strategy behind it for"
          + " one strategy", isAbsent: true)
    }
    return (String(text[..<colon]), String(text[text.index(after: colon)...]))
  }

  /// Returns whether something other than a folder is at a path.
  package static func isFile(_ path: String) throws(InputError) -> Bool {
    let kind = try kind(of: path)
    return kind != nil && kind != .folder
  }

  /// `nil` if nothing exists there.
  static func kind(of path: String) throws(InputError) -> FileFacts.Kind? {
    guard !path.isEmpty, !path.utf8.contains(0) else { return nil }
    do {
      return try FileFacts(following: path)?.kind
    } catch {
      throw InputError(path, error)
    }
  }
}

extension RunReader {
  package static func measured(at path: String) throws(InputError) -> MeasuredRun {
    let result = try result(at: path)
    guard case .run = result.facts.origin else {
      var run = MeasuredRun(result)
      run.caveats = [Caveat.framesAlone()]
      return run
    }
    let source = ReportSource(result)
    var run = MeasuredRun(result, summaries: source.summaries)
    run.caveats = source.doubts
    run.unsteadyRates = Set(
      source.rankings.filter { $0.noiseFloor?.verdict.isDifference ?? false }.map(\.refreshRate))
    return run
  }

  /// Reads a folder with `run.json` and `frames.csv`, or a `frames.csv` by any name.
  package static func result(at path: String) throws(InputError) -> RunResult {
    guard let kind = try kind(of: path) else {
      throw InputError(
        "\(path) does not exist: a run's folder or frames.csv is expected", isAbsent: true)
    }
    if kind == .folder { return try run(folder: path) }
    let frames = try FramesFile(contentsOf: path)
    guard !frames.strategies.isEmpty else {
      throw InputError(path, "holds \(RunFacts.placeboID) alone: at least one strategy is expected")
    }
    return frames.result
  }

  /// Reads the series of one strategy, one refresh rate or both; throws if there is none.
  package static func result(
    at path: String, strategy: String?, refreshRate: Int?
  ) throws(InputError) -> RunResult {
    let whole = try result(at: path).withoutPlacebo
    let part = whole.only {
      $0.strategy == strategy ?? $0.strategy && $0.refreshRate == refreshRate ?? $0.refreshRate
    }
    guard part.series.isEmpty else { return part }
    let asked = [strategy.map(MessageText.name), refreshRate.map { "\($0) Hz" }].compactMap(\.self)
    let known = whole.facts.series.map { "\($0.strategy) at \($0.refreshRate) Hz" }
    throw InputError(
      "\(path) has no \(asked.joined(separator: " at ")): it has \(MessageText.names(known))",
      isAbsent: true)
  }

  /// Reads a run with its facts; throws also if the files are of different runs.
  package static func run(folder: String) throws(InputError) -> RunResult {
    let factsName = folder + "/run.json"
    guard let kind = try kind(of: folder) else {
      throw InputError("\(folder) does not exist: a run's folder is expected", isAbsent: true)
    }
    guard kind != .file else {
      throw InputError(
        "\(folder) is neither the folder of a run nor a log of a format that is read")
    }
    guard try Self.kind(of: factsName) != nil else {
      throw InputError(
        SweepFolder.isSweep(folder)
          ? "\(folder) is a sweep, whose runs are in \(folder)/cells"
          : "\(factsName) does not exist: \(folder) is no run; logs are named by their files",
        isAbsent: true)
    }
    let facts = try RunFacts(json: try InputFile.contents(of: factsName), name: factsName)
    let expected =
      facts.series.map { Double($0.framesPerRound) * Double(facts.run.spec.rounds + 1) }.max() ?? 0
    let frames = try FramesFile(
      contentsOf: folder + "/" + FramesCSV.name,
      expecting: Int(min(max(0, expected), Double(FramesFile.mostFrames))))
    return try frames.result(of: facts, in: factsName)
  }
}
