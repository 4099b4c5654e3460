import Files
import RunData

extension LogFormat {
  /// The JSON file of a CapFrameX capture: lists of the same frames per run, in milliseconds.
  ///
  /// `MsBetweenDisplayChange` is 0 for a frame that was never shown, and for all if the display was
  /// not observed (CapFrameX, SessionCaptureData.cs and RecordManager.cs).
  static let capFrameX: LogFormat = LogFormat(name: "capframex", choices: [.process]) {
    $0.hasKeys("Runs") && $0.hasKeys("CaptureData", depth: 1)
  } read: { file, choice throws(InputError) in
    let capture = try file.value(CapFrameX.self, .all)
    let names = [capture.info?.processName, capture.info?.gameName].compactMap(\.self)
    if let process = choice.process,
      !names.contains(where: { $0.lowercased() == process.lowercased() })
    {
      throw InputError(
        "\(file.path) has no process \(MessageText.name(process)): it has "
          + (names.first.map(MessageText.oneLine) ?? "one without a name"))
    }
    for (index, run) in capture.runs.enumerated() {
      guard let data = run.captureData, let fault = data.fault else { continue }
      throw InputError("\(file.path): run \(index + 1) has \(fault)")
    }
    var samples = LogSamples()
    let runs = capture.runs.map(\.captureData)
    let isShown = runs.allSatisfy { $0?.isShown ?? true }
    if !isShown, runs.contains(where: { $0?.msBetweenDisplayChange?.isEmpty == false }) {
      samples.caveats.append(
        "MsBetweenDisplayChange is missing or 0 in all frames of a run: MsBetweenPresents is judged"
      )
    }
    let iterations = runs.map { data in
      let times = data?.msBetweenPresents.compactMap { LogSamples.time($0.milliseconds) } ?? []
      samples.withoutTime += (data?.msBetweenPresents.count ?? 0) - times.count
      guard isShown else { return LoggedIteration(.intervals(times)) }
      let changes = data?.msBetweenDisplayChange ?? []
      let shown = changes.compactMap { LogSamples.time($0.milliseconds) }
      samples.notShown += changes.count - shown.count
      return LoggedIteration(.intervals(times, displayed: shown))
    }
    let series = try samples.series(
      names.first, in: file.path,
      by: isShown ? LoggedFrames.fromChangeToChange : LoggedFrames.fromFrameToFrame, iterations)
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
    let processName: String?
    let gameName: String?
    let processor: String?
    let graphics: String?
    let driver: String?
    let system: String?

    enum CodingKeys: String, CodingKey {
      case processName = "ProcessName"
      case gameName = "GameName"
      case processor = "Processor"
      case graphics = "GPU"
      case driver = "GPUDriverVersion"
      case system = "OS"
    }

    var conditions: [String: String] {
      ["processor": processor, "graphics": graphics, "driver": driver, "system": system]
        .compactMapValues(\.self)
    }
  }

  struct Run: Decodable {
    let captureData: CaptureData?

    enum CodingKeys: String, CodingKey {
      case captureData = "CaptureData"
    }
  }

  struct CaptureData: Decodable {
    let msBetweenPresents: [Time]
    let msBetweenDisplayChange: [Time]?

    enum CodingKeys: String, CodingKey {
      case msBetweenPresents = "MsBetweenPresents"
      case msBetweenDisplayChange = "MsBetweenDisplayChange"
    }

    /// Indicates whether it is known when the frames were shown.
    var isShown: Bool {
      msBetweenPresents.isEmpty
        || msBetweenDisplayChange?.contains { LogSamples.time($0.milliseconds) != nil } ?? false
    }

    /// The difference of lists that are not of the same frames.
    var fault: String? {
      guard let changes = msBetweenDisplayChange?.count, changes > 0,
        changes != msBetweenPresents.count
      else { return nil }
      return "\(msBetweenPresents.count) MsBetweenPresents and \(changes) MsBetweenDisplayChange,"
        + " where both are of the same frames"
    }
  }

  struct Time: Decodable {
    /// `nil` for null, and for NaN and infinity, which are written as text.
    let milliseconds: Double?

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      // Most are numbers; a failed attempt takes long.
      if let number = try? value.decode(Double.self) {
        milliseconds = number
      } else {
        let word = (try? value.decode(String.self)).flatMap(Double.init)
        let isUnknown = value.decodeNil() || word?.isFinite == false
        milliseconds = isUnknown ? nil : try value.decode(Double.self)
      }
    }
  }
}
