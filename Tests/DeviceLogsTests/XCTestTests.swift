import FileTesting
import Foundation
import RunData
import Testing

@Suite("XCTest metrics")
struct XCTestTests {
  /// The identifiers, without their common beginning, and units of the metrics of a signpost.
  private static func metric(
    _ identifier: String, _ unit: String, _ values: [Double]
  ) -> [String: Any] {
    [
      "identifier": "com.apple.dt.XCTMetric_" + identifier, "displayName": identifier,
      "unitOfMeasurement": unit, "measurements": values,
    ]
  }

  private static func scroll(
    ratio: [Double], of signpost: String = "OSSignpost-Scroll", unit: String = "ms per s"
  ) -> [String: Any] {
    metric(signpost + ".animation.hitch.time.ratio", unit, ratio)
  }

  private static func run(
    _ metrics: [[String: Any]], device: String = "A", name: String = "Lab",
    configuration: String = "C", model: String? = "iPhone"
  ) -> [String: Any] {
    let device = ["deviceId": device, "deviceName": name, "modelName": model]
    return [
      "testPlanConfiguration": ["configurationId": "1", "configurationName": configuration],
      "device": device.compactMapValues(\.self),
      "metrics": metrics,
    ]
  }

  private static func test(_ identifier: String, _ runs: [String: Any]...) -> [String: Any] {
    ["testIdentifier": identifier, "testRuns": runs]
  }

  private func read(_ value: Any) throws -> DeviceLog {
    let data = try JSONSerialization.data(withJSONObject: value)
    return try DeviceLog(text: String(decoding: data, as: UTF8.self))
  }

  private func read(metrics: [String: Any]...) throws -> DeviceLog {
    try read([Self.test("T/a()", Self.run(metrics))])
  }

  private func fault(_ value: Any) -> String { inputFault { try read(value) } }

  private func figures(_ series: LoggedSeries, _ iteration: Int = 0) -> [String: Double] {
    guard case .counts(let figures) = series.iterations[iteration].frames else { return [:] }
    return Dictionary(uniqueKeysWithValues: figures.map { ($0.name, $0.value) })
  }

  @Test("of the text of xcodebuild, or with a fault, are expected by their names in the file")
  func faults() {
    for text in ["Command line invocation:\n", "x\nTest Suite 'All tests' started at 1\n"] {
      expectFault("or the text of xcodebuild: the output of xcresulttool get", text)
    }
    expectFault(
      "the key [0].testRuns.[0].metrics.[0].unitOfMeasurement is missing",
      #"[{"testIdentifier": "a", "testRuns": [{"metrics": [{"measurements": []}]}]}]"#)
    expectFault(
      ": frame_build_times.[0] is of another kind", #"{"frame_build_times": ["a"]}"#)
    expectFault(
      "sampledMetrics.frameOverrunMs.runs.[0].[0] is of another kind",
      macrobenchmark(benchmark("a", ("frameOverrunMs", "[[true]]"))))
  }

  @Test("of two devices and configurations are series of their own")
  func series() throws {
    let metrics = [Self.scroll(ratio: [1, 2])]
    let log = try read([
      Self.test(
        "T/a()", Self.run(metrics, device: "A", name: "Lab 1"),
        Self.run(metrics, device: "B", name: "Lab 2"),
        Self.run(metrics, device: "B", name: "Lab 2", configuration: "Dark"))
    ])
    #expect(
      log.series.map(\.name) == ["T/a() [C, Lab 1]", "T/a() [C, Lab 2]", "T/a() [Dark, Lab 2]"])
    #expect(log.series.allSatisfy { $0.iterations.count == 2 })
    #expect(log.conditions["device"] == "iPhone")
    #expect(log.conditions["device name"] == "Lab 1, Lab 2")
  }

  @Test("state the name of a device once if its model is unknown or of the same name")
  func deviceName() throws {
    for (model, name) in [(nil, nil), ("Lab", nil), ("iPhone", "Lab")] {
      let log = try read([Self.test("T/a()", Self.run([Self.scroll(ratio: [1])], model: model))])
      #expect(log.conditions["device"] == model ?? "Lab")
      #expect(log.conditions["device name"] == name)
    }
  }

  @Test("of repeated runs, of devices with one name, and of several targets are told apart")
  func repeated() throws {
    let metrics = [Self.scroll(ratio: [1])]
    let runs = [Self.run(metrics), Self.run(metrics), Self.run(metrics, device: "B")]
    let log = try read(["testIdentifier": "T/a()", "testRuns": runs])
    #expect(log.series.map(\.name) == ["T/a() [A]", "T/a() [A] #2", "T/a() [B]"])
    func test(_ url: String?) -> [String: Any] {
      var test = Self.test("T/a()", Self.run([Self.scroll(ratio: [1])]))
      test["testIdentifierURL"] = url
      return test
    }
    let known = try read([test("test://x/A/T/a"), test("test://x/B/T/a")])
    #expect(known.series.map(\.name) == ["T/a() [test://x/A/T/a]", "T/a() [test://x/B/T/a]"])
    let unknown = try read([test(nil), test(nil)])
    #expect(unknown.series.map(\.name) == ["T/a()", "T/a() #2"])
  }

  @Test("of two signposts are not mixed")
  func signposts() throws {
    let log = try read(
      metrics: Self.scroll(ratio: [1]), Self.scroll(ratio: [2], of: "OSSignpost-Own"),
      Self.metric("OSSignpost-Own.duration", "s", [3]),
      Self.metric("ApplicationLaunch-AppLaunch.duration", "s", [9]),
      Self.metric("CPU.time", "s", [0.5]))
    #expect(log.series.map(\.name) == ["T/a() [Scroll]", "T/a() [Own]"])
    #expect(figures(log.series[0]) == ["hitch_ratio_ms_per_s": 1, "cpu_s": 0.5])
    #expect(figures(log.series[1]) == ["hitch_ratio_ms_per_s": 2, "duration_s": 3, "cpu_s": 0.5])
  }

  @Test("of XCTHitchMetric have a total in seconds")
  func hitchMetric() throws {
    let log = try read(
      metrics: Self.metric("Hitch-Demo.app.time.ratio", "ms per s", [5]),
      Self.metric("Hitch-Demo.app.total.duration", "s", [0.0125]),
      Self.metric("Hitch-Demo.app.number", "hitches", [1]))
    #expect(figures(log.series[0]) == ["hitch_ratio_ms_per_s": 5, "hitch_ms": 12.5, "hitches": 1])
  }

  @Test("have no frames and no rate where these are 0")
  func noFrames() throws {
    let log = try read(
      metrics: Self.scroll(ratio: [0, 0]),
      Self.metric("OSSignpost-Scroll.animation.frame.count", "frames", [0, 90]),
      Self.metric("OSSignpost-Scroll.animation.frame.rate", "fps", [0, 60]))
    #expect(figures(log.series[0], 0) == ["hitch_ratio_ms_per_s": 0])
    #expect(figures(log.series[0], 1)["frames"] == 90)
    #expect(figures(log.series[0], 1)["frame_rate"] == 60)
  }

  @Test("of an iteration of 0 s are left out, and refused where there is no other one")
  func noTime() throws {
    func test(_ durations: [Double], _ name: String = "T/a()") -> [[String: Any]] {
      [
        Self.test(
          name,
          Self.run([
            Self.scroll(ratio: durations.map { $0 > 0 ? 5 : 0 }),
            Self.metric("OSSignpost-Scroll.duration", "s", durations),
          ]))
      ]
    }
    let log = try read(test([2, 0, 3]))
    #expect(log.series[0].iterations.count == 2)
    #expect(figures(log.series[0], 1) == ["hitch_ratio_ms_per_s": 5, "duration_s": 3])
    #expect(log.series[0].caveats == ["iteration 2 of 0 s left out, and not numbered"])
    #expect(fault(test([0, 0])).contains("T/a() has no hitch time ratio of an iteration that"))
    let other = try read(test([2, 3]) + test([0, 0], "T/b()"))
    #expect(other.series.map(\.name) == ["T/a()"])
  }

  @Test("that contradict each other have a caveat")
  func contradiction() throws {
    let log = try read(
      metrics: Self.scroll(ratio: [10, 10]),
      Self.metric("OSSignpost-Scroll.duration", "s", [2, 2]),
      Self.metric("OSSignpost-Scroll.animation.hitches.total.duration", "ms", [20, 21]))
    #expect(log.series[0].caveats.map { $0.hasPrefix("iteration 2:") } == [true])
  }

  @Test("of tests without hitches are named, or refused if there are no others")
  func withoutHitches() throws {
    let other = Self.test("T/b()", Self.run([Self.metric("OSSignpost-Scroll.duration", "s", [2])]))
    let log = try read([Self.test("T/a()", Self.run([Self.scroll(ratio: [1])])), other])
    #expect(log.series.map(\.name) == ["T/a()"])
    #expect(
      log.caveats == [
        "T/b() without a hitch time ratio of an iteration that took time not judged"
      ])
    #expect(fault([other]).contains("T/b() has no hitch time ratio of an iteration that took"))
    #expect(fault([other, other]).contains("T/b() and T/b() have no hitch time ratio"))
    #expect(fault([Self.test("T/c()", Self.run([]))]).contains("no test has metrics"))
    // What the command for the details of a test prints, and others.
    let details: [String: Any] = ["testIdentifier": "T/a()", "testRuns": [["result": "Passed"]]]
    #expect(fault(details).contains("no test has metrics"))
    let others: [(String, Any)] = [
      ("testNodes", []), ("totalTestCount", 3), ("_type", ["_name": "ActionsInvocationRecord"]),
      ("metricsFileName", "a.csv"),
    ]
    for (key, value) in others {
      #expect(fault([key: value]).contains("is another part of a result bundle"))
    }
  }

  @Test("without identifiers are found by their names")
  func names() throws {
    var metric = Self.scroll(ratio: [1], unit: "ms/s")
    metric["identifier"] = nil
    metric["displayName"] = "Hitch Time Ratio (Scroll)"
    let log = try read(metrics: metric)
    #expect(figures(log.series[0]) == ["hitch_ratio_ms_per_s": 1])
    metric["displayName"] = "Hitch Time Ratio"
    let unnamed = try read(metrics: metric)
    #expect(unnamed.series[0].definition.hasPrefix("the hitches that XCTest counts: frames"))
  }

  @Test("lack the CPU time of another number of iterations")
  func processorTime() throws {
    let times = Self.metric("CPU-Demo.time", "s", [1, 2, 3])
    let log = try read(metrics: Self.scroll(ratio: [4, 5]), times)
    #expect(log.series[0].iterations.count == 2)
    #expect(figures(log.series[0]) == ["hitch_ratio_ms_per_s": 4])
  }

  @Test("that cannot be judged are refused")
  func refused() throws {
    func fault(_ metrics: [String: Any]...) -> String {
      self.fault([Self.test("T/a()", Self.run(metrics))])
    }
    let ratio = Self.scroll(ratio: [1, 2])
    #expect(fault(Self.scroll(ratio: [1], unit: "us per s")).contains("is in us per s, where"))
    #expect(fault(Self.scroll(ratio: [-1])).contains("no number from 0 on"))
    #expect(fault(Self.scroll(ratio: [1e12])).contains("no number from 0 on"))
    #expect(fault(ratio, ratio).contains("occurs twice"))
    #expect(
      fault(ratio, Self.metric("OSSignpost-Scroll.duration", "s", [1]))
        .contains("Duration has 1 measurement and Hitch Time Ratio 2"))
    var text = ratio
    text["measurements"] = ["1"]
    #expect(fault(text).contains("is of another kind"))
  }

  @Test(
    "in the legacy format have numbers as text", arguments: ["nan", "inf", "1e18", "-1", "one", ""])
  func legacyNumbers(_ number: String) throws {
    func value(_ text: String) -> [String: Any] { ["_type": ["_name": "Any"], "_value": text] }
    func test(_ number: String) -> [String: Any] {
      let metric = [
        "identifier": value("com.apple.dt.XCTMetric_OSSignpost-S.animation.hitch.time.ratio"),
        "unitOfMeasurement": value("ms per s"), "measurements": ["_values": [value(number)]],
      ]
      return [
        "_type": ["_name": "ActionTestSummary"], "identifier": value("T/a()"),
        "performanceMetrics": ["_values": [metric]],
      ]
    }
    #expect(figures(try read(test("1.5")).series[0]) == ["hitch_ratio_ms_per_s": 1.5])
    #expect(fault(test(number)).contains("no number"))
  }
}
