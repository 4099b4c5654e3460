package import RunRecords

extension YardstickRecord {
  /// Three engines on two ways, pixman on the first alone, with round figures.
  package static var sample: YardstickRecord {
    YardstickRecord(
      ways: [Way(name: "A", strategy: "layer-grid"), Way(name: "B", strategy: "whole-view-alpha")],
      cells: [
        Cell(
          engine: "painter", threads: 1, way: "A", prepareTimes: [100_000, 400_000],
          times: [4_000_000, 1_000_000, 3_000_000, 2_000_000], coldTimes: [9_000_000]),
        Cell(engine: "painter", threads: 1, way: "B", times: [3_000_000], coldTimes: [4_000_000]),
        Cell(
          engine: "seer", threads: 2, way: "A", isLowerBound: true, times: [1_500_000],
          coldTimes: [2_000_000]),
        Cell(
          engine: "seer", threads: 2, way: "B", isLowerBound: true, times: [1_600_000],
          coldTimes: [2_000_000]),
        Cell(
          engine: "saver", threads: 1, way: "A", writesOnlyChanges: true, times: [500_000],
          coldTimes: [600_000]),
        Cell(
          engine: "saver", threads: 1, way: "B", writesOnlyChanges: true, times: [700_000],
          coldTimes: [800_000]),
        Cell(engine: "pixman", threads: 1, way: "A", times: [5_000_000]),
      ],
      memsetTimes: [3_000_000, 2_000_000, 1_000_000],
      sources: Sources(
        engine: "painter", randomAlphaTimes: [3_000_000], opaqueTimes: [2_000_000]),
      pixelWidth: 2_732, pixelHeight: 2_048, pixelsPerFrame: 37, otherBytes: 96_000_000,
      content: "none", machine: RecordedRun.sample([]).record.machine)
  }
}
