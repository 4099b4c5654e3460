import Analysis
import Files
import Reporting
import RunData
import SampleRuns
import SeededRandom
import Testing

/// Two strategies at two rates, every field of every frame another number.
private func sampleRun(scenario: String = "settings") -> RunResult {
  var generator = SeededGenerator(seed: 7)
  func number() -> Int { generator.number(in: 0...1_000_000) }
  let series = [("grid", 60), ("mask", 60), ("grid", 120), ("mask", 120)].map { name, rate in
    FrameSeries.sample(
      name, refreshRate: rate,
      composite: (0...6).map { _ in (0..<5).map { _ in Int64(number() + 1) } }
    ) {
      $0.offset = Double(number()) / 8 - 20_000
      $0.rowsIn = 1_000_000 + number()
      for phase in Phase.allCases where phase != .composite { $0.phases[phase] = Int64(number()) }
      for phase in Phase.allCases { $0.phaseBytes[phase] = number() }
      for role in [\RolePixels.backdrop, \.background, \.label, \.decoration] {
        $0.roles[keyPath: role] = RolePixels.Count(opaque: number(), blended: number())
      }
      for count in [
        \FrameSample.visibleRows, \.capRows, \.rowsOut, \.cellsCreated, \.opaquePixels,
        \.blendedPixels, \.offscreenPasses, \.offscreenPixels, \.layers, \.traffic.quads,
        \.traffic.imageSwitches, \.traffic.sourceReadBytes, \.traffic.destinationReadBytes,
        \.traffic.destinationWriteBytes, \.traffic.offscreenBytes, \.traffic.contentsChangedBytes,
        \.firstRow, \.involuntarySwitches, \.stealTicks, \.labelHits, \.labelMisses,
      ] { $0[keyPath: count] = number() }
    }
  }
  return .sample(series, scenario: scenario, proofs: [.sample("grid")], controls: ["mask"])
}

@Suite("A run that is read back")
struct RunReadingTests {
  @Test(
    "is the run that was written, in every field of every frame",
    arguments: ["settings", "a,\"b\"\nc"])
  func roundTrip(scenario: String) throws {
    try withTestFolder { folder in
      let run = sampleRun(scenario: scenario)
      try put(run, in: folder)
      let read = try RunReader.run(folder: folder)
      #expect(read == run)
      var measured = try RunReader.measured(at: folder)
      measured.caveats = []
      #expect(measured == MeasuredRun(run))
      let unix = try text(at: folder + "/frames.csv")
      if !scenario.contains("\n") {
        // As a mail program or a Windows editor leaves it.
        try put("\u{FEFF}" + unix.replacing("\n", with: "\r\n"), at: folder + "/frames.csv")
        #expect(try RunReader.run(folder: folder) == run)
      }
    }
  }

  @Test("of frames alone has the values that frames tell, and no others")
  func bareFrames() throws {
    try withTestFolder { folder in
      let run = sampleRun()
      try put(run, in: folder)
      let whole = MeasuredRun(run)
      let bare = try RunReader.measured(at: folder + "/frames.csv")
      #expect(bare.facts.runID == run.facts.id)
      #expect(bare.series.map(\.key) == whole.series.map(\.key))
      for (own, other) in zip(bare.series, whole.series) {
        #expect(own.frames == other.frames)
        #expect(own.intervals == other.intervals)
        for (name, value) in own.values { #expect(value == other.values[name], "\(name)") }
        let missing = Set(other.values.keys).subtracting(own.values.keys)
        #expect(missing.contains("image_bytes") && missing.contains("overdraw"))
        #expect(!missing.contains("blended_px_per_frame") && !missing.contains("frame_p99_ms"))
      }
    }
  }

  @Test("may be asked for one strategy alone, whatever colons its path has")
  func selection() throws {
    try withTestFolder { folder in
      let place = folder + "/a:b"
      try makeFolder(place)
      try put(sampleRun(), in: place)
      #expect(try RunReader.selections([place])[0].strategy == nil)
      for path in [place, place + "/frames.csv"] {
        let selection = try RunReader.selections([path + ":mask"])[0]
        #expect(selection.strategy == "mask")
      }
      let fault = inputFault { try RunReader.selections([place + ":grit"]) }
      #expect(fault.hasSuffix("has no strategy grit: it has grid and mask"))
      let absent = #expect(throws: InputError.self) { try RunReader.selections([folder + "/none"]) }
      #expect(absent?.isAbsent == true)
      #expect(throws: InputError.self) { try RunReader.selections([place + "/run.json/x:mask"]) }
      #expect(throws: InputError.self) { try RunReader.selections([""]) }
    }
  }

  // MARK: - Other files

  @Test(
    "of another version of the tool is refused, with the remedy",
    arguments: [("frames.csv", 2), ("run.json", 3)])
  func otherVersion(file: String, known: Int) throws {
    try withTestFolder { folder in
      try put(sampleRun(), in: folder)
      let whole = try text(at: folder + "/" + file)
      for version in ["1", "4"] {
        let other = whole.replacing("-00ff,2,", with: "-00ff,\(version),")
          .replacing("\"schema_version\" : 3", with: "\"schema_version\" : \(version)")
        #expect(other != whole)
        try put(other, at: folder + "/" + file)
        let fault = inputFault {
          try RunReader.measured(at: file == "run.json" ? folder : folder + "/" + file)
        }
        #expect(fault.contains("\(version)") && fault.contains(file), "\(fault)")
        let advice = "another version of scrollbench: this build reads \(known); measure again"
        #expect(fault.hasSuffix("the layout of " + advice))
      }
      let former = whole.replacing("recycle_", with: "turnover_")
      if former != whole {
        try put(former, at: folder + "/" + file)
        let fault = inputFault { try RunReader.measured(at: folder + "/" + file) }
        #expect(fault.contains("the column turnover_"))
        #expect(fault.hasSuffix("measure again if another version of scrollbench wrote it"))
      }
    }
  }

  @Test("lacks what is made of a column that the file lacks, and has all else")
  func fewerColumns() throws {
    try withTestFolder { folder in
      let run = sampleRun()
      try put(run, in: folder)
      let file = folder + "/frames.csv"
      let lines = try text(at: file).split(separator: "\n").map { $0.split(separator: ",") }
      let whole = MeasuredRun(run).series[0].values
      let keys: Set = [
        "schema_version", "scenario", "engine", "strategy", "round", "frame", "refresh_hz",
      ]
      for (index, column) in FramesCSV.metrics.enumerated()
      where !keys.contains(column.name)
        && !(column.name.hasSuffix("_ns") && column.name != "frame_ns")
      {
        let rest = lines.map { $0.enumerated().filter { $0.offset != index }.map(\.element) }
        try put(rest.map { $0.joined(separator: ",") + "\n" }.joined(), at: file)
        let values = try RunReader.measured(at: folder).series[0].values
        let isPart = Phase.allCases.contains { column.name == "\($0.rawValue)_bytes" }
        let lacking = isPart ? [column.name, "allocated_bytes"] : [column.name]
        for metric in Metric.counts {
          #expect(
            values[metric.name]
              == (metric.columns.isDisjoint(with: lacking) ? whole[metric.name] : nil),
            "\(metric.name) without \(column.name)")
        }
      }
    }
  }
}
