import Files
import RunData

/// The first lines of a report: the run and the machine.
struct RunHead {
  let lines: [String]

  init(_ facts: RunFacts, width: Int = TextFormatting.width) {
    let display = facts.run.scroll.display
    let machine = facts.run.machine
    let points = [display.width, display.height].map { DecimalText.shortest($0, places: 2) }
    let scale = DecimalText.shortest(display.scale, places: 2)
    lines =
      TextFormatting.dotted(
        [
          TextFormatting.name(facts.run.scroll.scenario),
          "\(TextFormatting.count(facts.run.scroll.rowCount, "row")) (\(TextFormatting.name(facts.run.scroll.rowSource)))",
          "\(points[0])×\(points[1]) pt at \(scale)×",
          "engine \(TextFormatting.name(facts.run.spec.engine))",
          "reuse \(TextFormatting.name(facts.run.spec.reuse))",
        ], width: width)
      + TextFormatting.dotted(
        [
          "\(TextFormatting.name(machine.cpu)), \(TextFormatting.count(machine.cores, "core"))",
          "\(TextFormatting.name(machine.compiler)), \(TextFormatting.name(machine.buildConfiguration))",
          "\(TextFormatting.name(machine.kernels)) kernels", TextFormatting.name(machine.allocator),
        ], width: width)
  }

  /// The processor, the date of the run, and the kind of compositing, on one line.
  static func place(_ facts: RunFacts) -> String {
    let date = ExportFormat.isTime(facts.run.began) ? String(facts.run.began.prefix(10)) : nil
    return [
      TextFormatting.name(facts.run.machine.cpu), date, "composited in software, no GPU",
    ].compactMap(\.self).joined(separator: " · ")
  }

  /// The lines without their indentation.
  var items: [String] { lines.map { String($0.drop { $0 == " " }) } }
}
