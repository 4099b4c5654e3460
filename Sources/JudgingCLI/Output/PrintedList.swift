import Reporting

package enum PrintedList {
  package static func print(_ entries: [(name: String, text: String)]) {
    let width = entries.map(\.name.count).max() ?? 0
    for entry in entries {
      Swift.print(
        entry.name + String(repeating: " ", count: width - entry.name.count + 2) + entry.text)
    }
  }

  package static func printMetrics() {
    for section in MetricList.sections {
      Swift.print("\(section.title): \(section.summary)")
      print(
        section.metrics.map { metric in
          let unit = metric.unit.isEmpty ? "" : "\(metric.unit), "
          return (metric.name, "[\(unit)\(metric.repeatability)] \(metric.definition)")
        })
      Swift.print()
    }
    Swift.print("the object that run --format json prints:")
    print(RunJSON.keys.map { ($0.name, $0.meaning) })
  }
}
