package import Files

extension FramesFile {
  /// The frames of ``strategies``, of which there is at least one, as a result without its run.
  package var result: RunResult {
    let (head, rounds) = (series[0].head, series[0].frames.rounds - 1)
    var facts = RunFacts(id: head.runID ?? "", origin: .frames(of: head.key, rounds: rounds))
    facts.series = strategies.map { series in
      SeriesFacts(
        strategy: series.frames.strategy, refreshRate: series.frames.refreshRate,
        framesPerRound: series.frames.framesPerRound)
    }
    return RunResult(facts: facts, series: strategies.map(\.frames), absent: absent)
  }

  /// Checks that the file has the frames of each series of the facts, and no others.
  package func result(of facts: RunFacts, in factsName: String) throws(InputError) -> RunResult {
    for found in series { try require(found, facts, factsName) }
    var frames: [FrameSeries] = []
    for series in facts.series {
      guard let found = self.series.first(where: { $0.frames.isOf(series) }) else {
        throw InputError(
          "\(name) has no frames of \(series.strategy) at \(series.refreshRate) Hz, which"
            + " \(factsName) names")
      }
      frames.append(found.frames)
    }
    return RunResult(facts: facts, series: frames, absent: absent)
  }

  private func require(
    _ found: Series, _ facts: RunFacts, _ factsName: String
  ) throws(InputError) {
    let (key, rounds) = (found.head.key, facts.run.spec.rounds)
    func fault(_ what: String) -> InputError { InputError(name, line: found.line, what) }
    if let runID = found.head.runID, runID != facts.id {
      throw fault(
        "the frames are of the run \(MessageText.name(runID)), and \(factsName) is of"
          + " \(MessageText.name(facts.id))")
    }
    var expected = facts.key(of: key.strategy, at: key.refreshRate)
    if key.reuse == SeriesKey.unknownReuse { expected.reuse = key.reuse }
    guard key == expected else {
      throw fault("scenario, engine or reuse are others than in \(factsName)")
    }
    guard let series = facts.series.first(where: { found.frames.isOf($0) }) else {
      throw fault("\(key.label) is no series of \(factsName)")
    }
    guard series.framesPerRound == found.frames.framesPerRound, rounds + 1 == found.frames.rounds
    else {
      throw fault(
        "\(key.label) has \(found.frames.rounds) rounds of \(found.frames.framesPerRound) frames,"
          + " where \(factsName) has \(rounds + 1) of \(series.framesPerRound)")
    }
    let coldFrames = facts.run.spec.isInProcess ? series.framesPerRound : rounds
    guard found.frames.coldFrames == coldFrames else {
      throw fault(
        "round 0 of \(key.label) has \(DecimalText.counted(found.frames.coldFrames, "frame")), where \(factsName) has"
          + " \(coldFrames)")
    }
  }
}
