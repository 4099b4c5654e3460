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
          MessageText.name(facts.run.scroll.scenario),
          "\(TextFormatting.count(facts.run.scroll.rowCount, "row")) (\(MessageText.name(facts.run.scroll.rowSource)))",
          "\(points[0])×\(points[1]) pt at \(scale)×",
          "engine \(MessageText.name(facts.run.spec.engine))",
          "reuse \(MessageText.name(facts.run.spec.reuse))",
        ], width: width)
      + TextFormatting.dotted(
        [
          "\(MessageText.name(machine.cpu)), \(TextFormatting.count(machine.cores, "core"))",
          "\(MessageText.name(machine.compiler)), \(MessageText.name(machine.buildConfiguration))",
          "\(MessageText.name(machine.kernels)) kernels", MessageText.name(machine.allocator),
        ], width: width)
  }

  /// The processor, the date of the run, and the kind of compositing, on one line.
  static func place(_ facts: RunFacts) -> String {
    let date = ExportFormat.isTime(facts.run.began) ? String(facts.run.began.prefix(10)) : nil
    return [
      MessageText.name(facts.run.machine.cpu), date, "composited in software, no GPU",
    ].compactMap(\.self).joined(separator: " · ")
  }

  /// The lines without their indentation.
  var items: [String] { lines.map { String($0.drop { $0 == " " }) } }
}
