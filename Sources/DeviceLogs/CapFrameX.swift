import Files
import RunData

extension LogFormat {
  /// The JSON file of a CapFrameX capture: lists of the same frames per run, in milliseconds.
  ///
  /// `MsBetweenDisplayChange` is 0 for a frame that was never shown, and for all if the display was
  /// not observed (CapFrameX, SessionCaptureData.cs and RecordManager.cs).
  static let capFrameX: LogFormat = LogFormat(name: "capframex") {
    $0.hasKeys("Runs") && $0.hasKeys("CaptureData", depth: 1)
  } read: { file, _ throws(InputError) in
    let capture = try file.value(CapFrameX.self, .all)
    let runs = capture.runs.map { $0.captureData ?? CapFrameX.CaptureData() }
    for (index, run) in runs.enumerated()
    where !run.changes.isEmpty && run.changes.count != run.times.count {
      throw InputError(
        "\(file.path): run \(index + 1) has \(run.times.count) MsBetweenPresents and"
          + " \(run.changes.count) MsBetweenDisplayChange, where both are of the same frames")
    }
    var samples = LogSamples()
    let isShown = runs.allSatisfy { run in
      run.times.isEmpty || run.changes.contains { $0.milliseconds != nil }
    }
    if !isShown, runs.contains(where: { !$0.changes.isEmpty }) {
      samples.caveats.append(
        "MsBetweenDisplayChange is missing or 0 in all frames of a run: MsBetweenPresents is judged"
      )
    }
    let iterations = runs.map { run in
      let times = run.times.compactMap(\.milliseconds)
      samples.withoutTime += run.times.count - times.count
      guard isShown else { return LoggedIteration(.intervals(times)) }
      let shown = run.changes.compactMap(\.milliseconds)
      samples.notShown += run.changes.count - shown.count
      let generated = zip(run.times, run.changes).count {
        $0.milliseconds == nil && $1.milliseconds != nil
      }
      samples.generated += generated
      samples.withoutTime -= generated
      return LoggedIteration(.intervals(times, displayed: shown))
    }
    let series = try samples.series(
      capture.info?.name, in: file.path,
      by: isShown ? LoggedFrames.fromChangeToChangeBesidePresents : LoggedFrames.fromFrameToFrame,
      iterations)
    return DeviceLog(
      format: capFrameX.name, kind: "CapFrameX", file: file.path,
      conditions: capture.info?.conditions ?? [:], series: [series])
  }
}

private struct CapFrameX: Decodable {
  let info: Info?
  let runs: [Run]

  enum CodingKeys: String, CodingKey {
    case info = "Info"
    case runs = "Runs"
  }

  struct Info: Decodable {
    /// The name of the process, or of the game.
    let name: String?
    let conditions: [String: String]

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: AnyKey.self)
      func text(_ key: String) throws -> String? {
        try members.decodeIfPresent(String.self, forKey: AnyKey(stringValue: key))
      }
      name = try text("ProcessName") ?? text("GameName")
      conditions = try [
        "processor": text("Processor"), "graphics": text("GPU"),
        "driver": text("GPUDriverVersion"), "system": text("OS"),
      ].compactMapValues(\.self)
    }
  }

  struct Run: Decodable {
    let captureData: CaptureData?

    enum CodingKeys: String, CodingKey {
      case captureData = "CaptureData"
    }
  }

  struct CaptureData: Decodable {
    /// From present to present.
    var times: [Time] = []
    /// The times between changes of the display; `nil` if they were not observed.
    private var displayTimes: [Time]?

    enum CodingKeys: String, CodingKey {
      case times = "MsBetweenPresents"
      case displayTimes = "MsBetweenDisplayChange"
    }

    var changes: [Time] { displayTimes ?? [] }
  }

  struct Time: Decodable {
    /// `nil` for one that no frame takes, for null, and for NaN and infinity, which are written as
    /// text.
    let milliseconds: Double?

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      // Most are numbers; a failed attempt takes long.
      if let number = try? value.decode(Double.self) {
        milliseconds = LogSamples.time(number)
      } else {
        let word = (try? value.decode(String.self)).flatMap(Double.init)
        let isUnknown = value.decodeNil() || word?.isFinite == false
        milliseconds = isUnknown ? nil : try value.decode(Double.self)
      }
    }
  }
}
