package import RunRecords

extension CapacityRecord {
  /// A search over rows with round figures.
  package static func sample(
    _ series: [Series], throttle: Double = 1, power: Int = 1
  ) -> CapacityRecord {
    CapacityRecord(
      axis: Axis(
        name: "rows", unit: "rows on the display",
        meaning: "the display grows in height, and rows keep theirs",
        end: "no display is higher", least: 1, greatest: 160, power: power),
      series: series, throttle: throttle, scenario: "settings", engine: "painter", threads: 1,
      display: DisplayFacts(
        width: 1_366, height: 1_024, scale: 2, pixelWidth: 2_732, pixelHeight: 2_048),
      speed: 6_500, seed: 1,
      machine: MachineFacts(
        cpu: "Abacus 9000", cores: 2, memoryBytes: 0, kernel: "", distribution: "",
        compiler: "Swift 6.3.1", buildConfiguration: "release", allocator: "", kernels: "avx2",
        textLibraries: [], fontFiles: [], fontFingerprint: "", loadAverages: [0.3]),
      caveats: [])
  }
}
