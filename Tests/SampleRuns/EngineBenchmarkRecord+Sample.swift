package import RunRecords

extension EngineBenchmarkRecord {
  /// Three engines on two ways, pixman on the first alone, as is one of them with labels, in round figures.
  package static var sample: EngineBenchmarkRecord {
    EngineBenchmarkRecord(
      ways: [Way(name: "A", strategy: "layer-grid"), Way(name: "B", strategy: "whole-view-alpha")],
      cells: [
        Cell(
          engine: "painter", threads: 1, way: "A", content: "none",
          prepareTimes: [100_000, 400_000],
          times: [4_000_000, 1_000_000, 3_000_000, 2_000_000], coldTimes: [9_000_000]),
        Cell(
          engine: "painter", threads: 1, way: "B", content: "none", times: [3_000_000],
          coldTimes: [4_000_000]),
        Cell(
          engine: "seer", threads: 2, way: "A", content: "none", isLowerBound: true,
          times: [1_500_000],
          coldTimes: [2_000_000]),
        Cell(
          engine: "seer", threads: 2, way: "B", content: "none", isLowerBound: true,
          times: [1_600_000],
          coldTimes: [2_000_000]),
        Cell(
          engine: "saver", threads: 1, way: "A", content: "none", writesOnlyChanges: true,
          times: [500_000],
          coldTimes: [600_000]),
        Cell(
          engine: "saver", threads: 1, way: "B", content: "none", writesOnlyChanges: true,
          times: [700_000],
          coldTimes: [800_000]),
        Cell(engine: "pixman", threads: 1, way: "A", content: "none", times: [5_000_000]),
        Cell(
          engine: "saver", threads: 1, way: "A", content: "labels", writesOnlyChanges: true,
          times: [900_000], coldTimes: [1_000_000]),
      ],
      memsetTimes: [3_000_000, 2_000_000, 1_000_000],
      sources: Sources(
        engine: "painter", threads: 1, randomAlphaTimes: [3_000_000], opaqueTimes: [2_000_000]),
      pixelWidth: 2_732, pixelHeight: 2_048, pixelsPerFrame: 37, otherBytes: 96_000_000,
      content: "none", comparedFrames: 4, machine: RecordedRun.sample([]).record.machine)
  }
}
