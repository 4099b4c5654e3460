import Files
import RunData

/// The first lines of a report: the run and the machine.
struct RunHead {
  let lines: [String]

  init(_ record: RunRecord, width: Int = TextFormatting.width) {
    let display = record.display
    let machine = record.machine
    let points = [display.width, display.height].map { DecimalText.shortest($0, places: 2) }
    let scale = DecimalText.shortest(display.scale, places: 2)
    lines =
      TextFormatting.dotted(
        [
          TextFormatting.name(record.scenarioName),
          "\(TextFormatting.count(record.rowCount, "row")) (\(TextFormatting.name(record.rowSource)))",
          "\(points[0])×\(points[1]) pt at \(scale)×",
          "engine \(TextFormatting.name(record.engine))",
          "reuse \(TextFormatting.name(record.reuse))",
        ], width: width)
      + TextFormatting.dotted(
        [
          "\(TextFormatting.name(machine.cpu)), \(TextFormatting.count(machine.cores, "core"))",
          "\(TextFormatting.name(machine.compiler)), \(TextFormatting.name(machine.buildConfiguration))",
          "\(TextFormatting.name(machine.kernels)) kernels", TextFormatting.name(machine.allocator),
        ], width: width)
  }

  /// The processor, the date of the run, and the kind of compositing, on one line.
  static func place(_ record: RunRecord) -> String {
    let date = ExportFormat.time(ofRun: record.runID).map { String($0.prefix(10)) }
    return [
      TextFormatting.name(record.machine.cpu), date, "composited in software, no GPU",
    ].compactMap(\.self).joined(separator: " · ")
  }

  /// The lines without their indentation.
  var items: [String] { lines.map { String($0.drop { $0 == " " }) } }
}
