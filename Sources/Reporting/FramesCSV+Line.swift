import RunRecords

extension FramesCSV.Line {
  /// A frame of which only the measured columns are asked for.
  init(_ sample: FrameSample) {
    self.init(
      schemaVersion: RunRecord.schemaVersion, scenario: "", engine: "", strategy: "",
      refreshRate: 0, runID: "", reuse: "", sample: sample)
  }
}
