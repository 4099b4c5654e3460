import Files
import RunData

struct XCTestQuantity: Hashable {
  let figure: String
  /// The ends of its identifiers; XCTHitchMetric has others than signposts.
  let suffixes: [String]
  /// The beginning of its name on display.
  let title: String
  /// The factors of its units.
  let units: [String: Double]

  static let ratio = XCTestQuantity(
    figure: "hitch_ratio_ms_per_s", suffixes: [".animation.hitch.time.ratio", ".time.ratio"],
    title: "Hitch Time Ratio", units: ["ms per s": 1, "ms/s": 1])
  static let total = XCTestQuantity(
    figure: "hitch_ms", suffixes: [".animation.hitches.total.duration", ".total.duration"],
    title: "Hitches Total Duration", units: ["ms": 1, "s": 1_000])
  static let frames = XCTestQuantity(
    figure: "frames", suffixes: [".animation.frame.count"], title: "Frame Count",
    units: ["frames": 1])
  static let duration = XCTestQuantity(
    figure: "duration_s", suffixes: [".duration"], title: "Duration", units: ["s": 1, "ms": 0.001])
  static let cpu = XCTestQuantity(
    figure: "cpu_s", suffixes: [".time"], title: "CPU Time", units: ["s": 1, "ms": 0.001])

  /// The quantities, each before those whose suffix ends its own.
  static let all = [
    ratio,
    total,
    XCTestQuantity(
      figure: "hitches", suffixes: [".animation.hitch.number", ".number"],
      title: "Number of Hitches", units: ["hitches": 1]),
    frames,
    XCTestQuantity(
      figure: "frame_rate", suffixes: [".animation.frame.rate"], title: "Frame Rate",
      units: ["fps": 1]),
    duration,
    cpu,
  ]

  /// Returns the quantity of a metric and what it was measured of, such as
  /// `OSSignpost-Scroll_DraggingAndDeceleration`; `nil` if it is not read.
  static func of(_ metric: XCTestResults.Metric) -> (quantity: XCTestQuantity, source: String)? {
    if let identifier = metric.identifier?.value {
      for quantity in all {
        for suffix in quantity.suffixes where identifier.hasSuffix(suffix) {
          let source = identifier.dropLast(suffix.count).split(separator: "XCTMetric_").last ?? ""
          guard quantity != cpu || source.hasPrefix("CPU") else { return nil }
          return (quantity, String(source))
        }
      }
      return nil
    }
    let name = metric.displayName?.value ?? ""
    return all.first { name.hasPrefix($0.title) }.map {
      ($0, String(name.dropFirst($0.title.count).filter { !" ()".contains($0) }))
    }
  }
}

/// The measurements of a run by what they were made of.
struct XCTestMeasurements {
  typealias Values = [XCTestQuantity: [Double]]

  /// The signposts and processes in the order of the file.
  private(set) var sources: [(name: String, values: Values)] = []
  /// The CPU time, if it is that of one program.
  private var cpu: [Double]?

  init(_ metrics: [XCTestResults.Metric], in place: String) throws(InputError) {
    var cpu: [[Double]] = []
    for metric in metrics {
      guard let (quantity, source) = XCTestQuantity.of(metric) else { continue }
      let unit = metric.unitOfMeasurement.value
      let title = "\(place): \(quantity.title)"
      guard let factor = quantity.units[unit] else {
        // Others are absent.
        guard quantity.figure.hasPrefix("hitch") else { continue }
        throw InputError(
          "\(title) is in \(MessageText.name(unit)), where"
            + " \(quantity.units.keys.sorted().joined(separator: " or ")) is expected")
      }
      let values = metric.measurements.values.map { $0.value * factor }
      guard !values.isEmpty else { continue }
      guard values.allSatisfy((0...1e9).contains) else {
        throw InputError("\(title) has a measurement that is no number from 0 on")
      }
      if quantity == .cpu {
        cpu.append(values)
        continue
      }
      let index = sources.firstIndex { $0.name == source } ?? sources.count
      if index == sources.count { sources.append((source, [:])) }
      guard sources[index].values.updateValue(values, forKey: quantity) == nil else {
        throw InputError("\(title) of \(MessageText.name(source)) occurs twice in a test run")
      }
    }
    self.cpu = cpu.count == 1 ? cpu[0] : nil
  }

  /// Returns the iterations that took time, and caveats about others and about measurements that
  /// contradict each other.
  func iterations(
    of values: Values, in place: String
  ) throws(InputError) -> ([LoggedIteration], caveats: [String]) {
    var values = values
    // The time of another metric, whose measurements may be those of other iterations.
    if cpu?.count == values[.ratio]?.count { values[.cpu] = cpu }
    let known = XCTestQuantity.all.compactMap { quantity in
      values[quantity].map { (quantity: quantity, values: $0) }
    }
    let ratios = known[0].values
    if let other = known.first(where: { $0.values.count != ratios.count }) {
      throw InputError(
        "\(place): \(other.quantity.title) has"
          + " \(DecimalText.counted(other.values.count, "measurement")) and"
          + " \(XCTestQuantity.ratio.title) \(ratios.count), where each iteration has one of both")
    }
    // XCTest writes 0 s if the signpost did not occur.
    let durations = values[.duration] ?? []
    let unmeasured = durations.indices.filter { durations[$0] == 0 }
    let measured = ratios.indices.filter { durations.isEmpty || durations[$0] > 0 }
    let iterations = measured.map { index in
      LoggedIteration(
        .counts(
          known.compactMap { quantity, values in
            // XCTest writes 0 frames and 0 fps where it knows none.
            ["frames", "frame_rate"].contains(quantity.figure) && values[index] == 0
              ? nil : LogFigure(quantity.figure, values[index])
          }))
    }
    var caveats: [String] = []
    func note(_ indices: [Int], _ fault: String) {
      guard !indices.isEmpty else { return }
      caveats.append("iteration \(MessageText.names(indices.map { "\($0 + 1)" }))\(fault)")
    }
    if let totals = values[.total] {
      let wrong = durations.indices.filter { index in
        let product = ratios[index] * durations[index]
        return abs(product - totals[index]) > max(0.01 * max(product, totals[index]), 0.01)
      }
      note(wrong, ": the hitch time ratio times the duration is not the total of the hitches")
    }
    note(unmeasured, " of 0 s left out, and not numbered")
    return (iterations, caveats)
  }
}
