import RunRecords

/// The first lines of a report: what was run, and on which machine.
struct RunHead {
  let lines: [String]

  init(_ record: RunRecord, width: Int = Wording.width) {
    let display = record.display
    let machine = record.machine
    let points = [display.width, display.height].map { DecimalText.shortest($0, places: 2) }
    let scale = DecimalText.shortest(display.scale, places: 2)
    lines =
      Wording.dotted(
        [
          Wording.name(record.scenarioName),
          "\(DecimalText.grouped(record.rowCount)) \(record.rowCount == 1 ? "row" : "rows") (\(Wording.name(record.rowSource)))",
          "\(points[0])×\(points[1]) pt at \(scale)×",
          "engine \(Wording.name(record.engine))" + (record.isLowerBound ? " (lower bound)" : ""),
          "reuse \(Wording.name(record.reuse))",
        ], width: width)
      + Wording.dotted(
        [
          "\(Wording.name(machine.cpu)), \(machine.cores) \(machine.cores == 1 ? "core" : "cores")",
          "\(Wording.name(machine.compiler)), \(Wording.name(machine.buildConfiguration))",
          "\(Wording.name(machine.kernels)) kernels", Wording.name(machine.allocator),
        ], width: width)
  }
}
