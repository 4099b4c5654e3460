import Files
import RunData

extension RunFacts {
  /// - Parameter keys: Those of the scenario that vary; the display is left out if one is of it.
  func head(width: Int = TextFormatting.width, varying keys: [String] = []) -> [String] {
    let (scroll, machine) = (run.scroll, run.machine)
    let points = [scroll.display.width, scroll.display.height].map {
      DecimalText.shortest($0, places: 2)
    }
    let scale = DecimalText.shortest(scroll.display.scale, places: 2)
    let varies = keys.contains { $0.hasPrefix("display.") }
    let display = varies ? nil : "\(points[0])×\(points[1]) pt at \(scale)×"
    return TextFormatting.dotted(
      [
        MessageText.name(scroll.scenario),
        "\(DecimalText.counted(scroll.rowCount, "row")) (\(MessageText.name(scroll.rowSource)))",
        display,
        "engine \(MessageText.name(run.spec.engine))", "reuse \(MessageText.name(run.spec.reuse))",
      ].compactMap(\.self), width: width)
      + TextFormatting.dotted(
        [
          "\(MessageText.name(machine.cpu)), \(DecimalText.counted(machine.cores, "core"))",
          "\(MessageText.name(machine.compiler)), \(MessageText.name(machine.buildConfiguration))",
          "\(MessageText.name(machine.kernels)) kernels", MessageText.name(machine.allocator),
        ], width: width)
  }

  var place: String {
    let date = ExportFormat.isTime(run.began) ? String(run.began.prefix(10)) : nil
    return [MessageText.name(run.machine.cpu), date, "composited in software, no GPU"]
      .compactMap(\.self).joined(separator: " · ")
  }
}
