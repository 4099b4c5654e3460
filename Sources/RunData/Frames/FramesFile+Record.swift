package import Files

extension FramesFile {
  /// Returns the frames of each series of a record, in its order.
  ///
  /// - Throws: ``InputError`` unless the file has these and no others.
  package func series(of record: RunRecord, in recordName: String) throws(InputError)
    -> [FrameSeries]
  {
    for found in series {
      func fault(_ what: String) -> InputError { InputError(name, line: found.line, what) }
      if let runID = found.head.runID, runID != record.runID {
        throw fault(
          "the frames are of the run \(MessageText.name(runID)), and \(recordName) is of"
            + " \(MessageText.name(record.runID))")
      }
      guard found.head.scenario == record.scenarioName, found.head.engine == record.engine,
        found.head.reuse ?? record.reuse == record.reuse
      else { throw fault("scenario, engine or reuse are others than in \(recordName)") }
      guard let facts = record.series.first(where: { found.head.isKey(of: $0) }) else {
        throw fault("\(found.head.label) is no series of \(recordName)")
      }
      guard facts.framesPerRound == found.frames.framesPerRound,
        record.rounds + 1 == found.frames.rounds
      else {
        throw fault(
          "\(found.head.label) has \(found.frames.rounds) rounds of \(found.frames.framesPerRound)"
            + " frames, where \(recordName) has \(record.rounds + 1) of \(facts.framesPerRound)")
      }
      let coldFrames = record.roundsAreProcesses ? record.rounds : facts.framesPerRound
      guard found.frames.coldFrames == coldFrames else {
        throw fault(
          "round 0 of \(found.head.label) has \(found.frames.coldFrames) frames, where"
            + " \(recordName) has \(coldFrames)")
      }
    }
    var frames: [FrameSeries] = []
    for facts in record.series {
      guard let found = series.first(where: { $0.head.isKey(of: facts) }) else {
        throw InputError(
          .malformed,
          "\(name) has no frames of \(facts.strategy) at \(facts.refreshRate) Hz, which \(recordName)"
            + " names")
      }
      frames.append(found.frames)
    }
    return frames
  }
}

extension SeriesHead {
  /// Returns whether a series has the strategy and the refresh rate of this head.
  fileprivate func isKey(of series: SeriesMetadata) -> Bool {
    strategy == series.strategy && refreshRate == series.refreshRate
  }
}
