package import Files
package import RunRecords

extension FramesFile {
  /// - Throws: ``InputError`` unless the file has the frames of each series of a record.
  package func require(_ record: RunRecord, in recordName: String) throws(InputError) {
    for (index, facts) in record.series.enumerated() {
      guard index < series.count else {
        throw InputError(
          .malformed,
          "\(name) ends before \(facts.strategy) at \(facts.refreshRate) Hz, which \(recordName) names"
        )
      }
      let found = series[index]
      func fault(_ what: String) -> InputError {
        InputError(name, line: found.line, what)
      }
      if let runID = found.head.runID, runID != record.runID {
        throw fault(
          "the frames are of the run \(MessageText.name(runID)), and \(recordName) is of"
            + " \(MessageText.name(record.runID))")
      }
      guard facts.strategy == found.head.strategy, facts.refreshRate == found.head.refreshRate
      else {
        throw fault(
          "\(found.head.label) stands where \(recordName) has \(facts.strategy) at"
            + " \(facts.refreshRate) Hz")
      }
      guard found.head.scenario == record.scenarioName, found.head.engine == record.engine,
        found.head.reuse ?? record.reuse == record.reuse
      else {
        throw fault("scenario, engine or reuse are others than in \(recordName)")
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
    if series.count > record.series.count {
      let more = series[record.series.count]
      throw InputError(
        name, line: more.line, "\(more.head.label) is no series of \(recordName)")
    }
  }
}
