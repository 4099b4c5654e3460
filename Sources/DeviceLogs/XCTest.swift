import Files
import RunData

extension LogFormat {
  /// The metrics of XCTest in a result bundle, as `xcresulttool get test-results metrics` prints
  /// them since Xcode 16.3, or the summary of a test in the legacy format.
  ///
  /// XCTest counts the hitches itself and gives no frames (developer.apple.com,
  /// XCTOSSignpostMetric and XCTHitchMetric). Only a device has a hitch ratio, a simulator has
  /// durations alone.
  static let xctest: LogFormat = LogFormat(name: "xctest") {
    $0.hasKeys("testIdentifier", "testRuns") || $0.hasKeys("_type", "performanceMetrics")
      // The output where no test has metrics.
      || $0.firstByte == UInt8(ascii: "[") && $0.bytes.allSatisfy(" \t\r\n[]".utf8.contains)
  } read: { file, _ throws(InputError) in
    let tests = try file.value(XCTestResults.self).tests
    guard tests.contains(where: { $0.runs.contains { !($0.metrics ?? []).isEmpty } }) else {
      throw InputError(
        "\(file.path): no test has metrics; the metrics of a test that measures"
          + " XCTOSSignpostMetric.scrollingAndDecelerationMetric or XCTHitchMetric are expected")
    }
    var series: [LoggedSeries] = []
    var others: [String] = []
    var uses: [String: Int] = [:]
    // Targets may have tests of one identifier.
    let identifiers = Dictionary(tests.map { ($0.identifier, 1) }, uniquingKeysWith: +)
    for test in tests {
      let url = identifiers[test.identifier] == 1 ? nil : test.url
      let found = try test.series(in: file.path, url, &uses)
      if found.isEmpty { others.append(test.identifier) }
      series += found
    }
    guard !series.isEmpty else {
      throw InputError(
        "\(file.path): \(MessageText.names(others)) \(others.count == 1 ? "has" : "have") no hitch time"
          + " ratio of an iteration that took time: a simulator measures durations alone, a device with"
          + " a metric of scrolling or of hitches is expected")
    }
    var log = DeviceLog(
      format: xctest.name,
      kind: tests.contains(where: \.isLegacy) ? "XCTest metrics, legacy" : "XCTest metrics",
      file: file.path,
      conditions: XCTestResults.Device.conditions(of: tests.flatMap(\.runs).compactMap(\.device)),
      series: series)
    if !others.isEmpty {
      log.caveats.append(
        "\(MessageText.names(others)) without a hitch time ratio of an iteration that took time not"
          + " judged")
    }
    return log
  }
}

struct XCTestResults: Decodable {
  let tests: [Test]

  /// A list of tests, or one test.
  init(from decoder: any Decoder) throws {
    let isList = (try? decoder.unkeyedContainer()) != nil
    tests = isList ? try [Test](from: decoder) : [try Test(from: decoder)]
  }

  struct Test: Decodable {
    let identifier: String
    /// The identifier with the target; `nil` if unknown.
    let url: String?
    let runs: [Run]
    let isLegacy: Bool

    private enum Key: CodingKey {
      case testIdentifier, testIdentifierURL, testRuns, identifier, performanceMetrics
    }

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: Key.self)
      isLegacy = members.contains(.performanceMetrics)
      url = try members.decodeIfPresent(String.self, forKey: .testIdentifierURL)
      guard isLegacy else {
        identifier = try members.decode(String.self, forKey: .testIdentifier)
        runs = try members.decode([Run].self, forKey: .testRuns)
        return
      }
      identifier = try members.decode(Wrapped<String>.self, forKey: .identifier).value
      let metrics = try members.decode(WrappedList<Metric>.self, forKey: .performanceMetrics)
      runs = [Run(testPlanConfiguration: nil, device: nil, metrics: metrics.values)]
    }
  }

  /// One configuration of the test on one device.
  struct Run: Decodable {
    let testPlanConfiguration: Configuration?
    let device: Device?
    /// The metrics; `nil` in the details of a test.
    let metrics: [Metric]?
  }

  struct Configuration: Decodable {
    let configurationName: String?
  }

  struct Device: Decodable {
    let deviceId: String?
    let deviceName: String?
    let modelName: String?
    let platform: String?
    let osVersion: String?

    static func conditions(of devices: [Device]) -> [String: String] {
      let conditions = devices.flatMap {
        DeviceLog.conditions(
          model: $0.modelName, name: $0.deviceName, platform: $0.platform, version: $0.osVersion)
      }
      return Dictionary(grouping: conditions, by: \.key)
        .mapValues { Set($0.map(\.value)).sorted().joined(separator: ", ") }
    }
  }

  /// The measurements of one quantity, one for each iteration.
  struct Metric: Decodable {
    let identifier: Wrapped<String>?
    let displayName: Wrapped<String>?
    let unitOfMeasurement: Wrapped<String>
    let measurements: WrappedList<Wrapped<Double>>
  }

  /// A value that the legacy format wraps: `{"_type":{"_name":"Double"},"_value":"1.25"}`.
  struct Wrapped<Value: Decodable & LosslessStringConvertible>: Decodable {
    let value: Value

    private enum Key: String, CodingKey { case value = "_value" }

    init(from decoder: any Decoder) throws {
      guard let wrapper = try? decoder.container(keyedBy: Key.self) else {
        value = try decoder.singleValueContainer().decode(Value.self)
        return
      }
      let text = try wrapper.decode(String.self, forKey: .value)
      guard let value = Value(text) else {
        throw DecodingError.dataCorruptedError(
          forKey: .value, in: wrapper, debugDescription: "\(MessageText.name(text)) is no number")
      }
      self.value = value
    }
  }

  /// A list that the legacy format wraps: `{"_type":{"_name":"Array"},"_values":[]}`.
  struct WrappedList<Element: Decodable>: Decodable {
    let values: [Element]

    private enum Key: String, CodingKey { case values = "_values" }

    init(from decoder: any Decoder) throws {
      values =
        if let wrapper = try? decoder.container(keyedBy: Key.self) {
          try wrapper.decodeIfPresent([Element].self, forKey: .values) ?? []
        } else {
          try decoder.singleValueContainer().decode([Element].self)
        }
    }
  }
}

extension XCTestResults.Test {
  /// Returns the series of each run and signpost with a hitch ratio.
  ///
  /// - Parameters:
  ///   - url: The URL that distinguishes tests of one identifier; `nil` without others.
  ///   - uses: The number of series of each name so far.
  fileprivate func series(
    in file: String, _ url: String?, _ uses: inout [String: Int]
  ) throws(InputError) -> [LoggedSeries] {
    let place = "\(file), \(MessageText.oneLine(identifier))"
    let configurations = Set(runs.map { $0.testPlanConfiguration?.configurationName })
    let devices = Set(runs.map { $0.device?.deviceId })
    let names = Set(runs.map { $0.device?.deviceName })
    var series: [LoggedSeries] = []
    for run in runs {
      let measured = try XCTestMeasurements(run.metrics ?? [], in: place)
      let judged = measured.sources.filter { $0.values[.ratio] != nil }
      for (source, values) in judged {
        let (iterations, caveats) = try measured.iterations(of: values, in: place)
        guard !iterations.isEmpty else { continue }
        let signpost = source.split(separator: "-", maxSplits: 1).last.map(String.init)
        // The parts that tell it from others.
        let parts = [
          url,
          configurations.count > 1 ? run.testPlanConfiguration?.configurationName : nil,
          devices.count > 1
            ? names.count == devices.count ? run.device?.deviceName : run.device?.deviceId : nil,
          judged.count > 1 ? signpost : nil,
        ].compactMap(\.self)
        var name = identifier + (parts.isEmpty ? "" : " [\(parts.joined(separator: ", "))]")
        uses[name, default: 0] += 1
        if let use = uses[name], use > 1 { name += " #\(use)" }
        series.append(
          LoggedSeries(
            name,
            by: "the hitches that XCTest counts"
              + (signpost.map { " in \(MessageText.oneLine($0))" } ?? "")
              + ": frames shown after the refresh for which they were due",
            iterations: iterations, caveats: caveats))
      }
    }
    return series
  }
}
