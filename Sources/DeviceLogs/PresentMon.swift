import Files
import RunData

extension LogFormat {
  /// A log of PresentMon with `--v1_metrics`, `--v2_metrics` or default columns.
  ///
  /// The frames of one swap chain of one process are judged: addresses of swap chains repeat in
  /// other processes, and several processes can have one name.
  static let presentMon: LogFormat = LogFormat(name: "presentmon", choices: [.process]) {
    !$0.isJSON && $0.line(where: isPresentMonHeader) != nil
  } read: { log, choice throws(InputError) in
    let file = log.path
    guard let header = log.line(where: isPresentMonHeader) else {
      throw InputError(
        "\(file) is not a PresentMon log: a header with Application and MsBetweenPresents or"
          + " FrameTime is expected")
    }
    var table = try LogTable(log, header: header)
    let columns = try PresentMonColumns(table)
    // OCAT describes the machine in the first row alone.
    table.fewestFields = columns.last + 1
    let process = choice.process
    var found: [PresentMonChain.Key: PresentMonChain] = [:]
    while let row = try table.next(upTo: columns.last) {
      let key = PresentMonChain.Key(
        application: table.text(row, columns.application) ?? "",
        process: table.text(row, columns.process), address: table.text(row, columns.address))
      try found[key, default: PresentMonChain(key: key, position: row.fields[0].lowerBound)]
        .add(row, of: table, columns)
    }
    let chains = found.values.sorted { $0.position < $1.position }
    var samples = LogSamples(ending: table.ending)
    // The desktop is judged where nothing else was recorded.
    let programs = chains.filter { !$0.key.isDesktop }
    let candidates =
      process.map { process in chains.filter { $0.key.isOf(process) } }
      ?? (programs.isEmpty ? chains : programs)
    guard let best = candidates.max(by: { $0.count < $1.count }) else {
      var seen: Set<String> = []
      throw InputError.missing(
        "process \(MessageText.name(process ?? ""))", in: file,
        among: chains.map { $0.key.name() }.filter { seen.insert($0).inserted })
    }
    let chainCounts = Dictionary(chains.map { ($0.key.name(), 1) }, uniquingKeysWith: +)
    func name(_ chain: PresentMonChain) -> String {
      chain.key.name(withChain: chainCounts[chain.key.name()] != 1)
    }
    let isShown = best.contradictions == 0 && !best.shown.isEmpty
    samples.generated = isShown ? best.generated : 0
    samples.withoutTime = best.withoutTime + best.generated - samples.generated
    if columns.shown != nil, best.shown.isEmpty {
      samples.caveats.append(
        "no frame has a displayed time: the times from frame to frame are judged")
    }
    if isShown { samples.notShown = best.notShown }
    samples.note(
      best.contradictions,
      "with a MsBetweenDisplayChange but no MsUntilDisplayed: displayed times are unreliable, and"
        + " MsBetweenPresents is judged")
    let others = (process == nil ? candidates : chains).filter { $0.key != best.key }
    samples.leaveOut(
      others.map { (name($0), $0.count) }, option: process == nil ? "--process" : nil)
    if process == nil, candidates.count < chains.count {
      samples.note(
        chains.filter(\.key.isDesktop).reduce(0) { $0 + $1.count },
        "of the desktop, dwm.exe, left out: it shows what other programs draw; --process chooses it"
      )
    }
    let series = try samples.series(
      best.key.application, source: name(best), in: file,
      by: isShown ? LoggedFrames.fromChangeToChangeBesidePresents : LoggedFrames.fromFrameToFrame,
      [LoggedIteration(.intervals(best.times, displayed: isShown ? best.shown : nil))])
    return DeviceLog(format: presentMon.name, kind: columns.kind, file: file, series: [series])
  }

  /// Returns whether columns in lower case are those of PresentMon.
  private static func isPresentMonHeader(_ names: [String]) -> Bool {
    names.contains("application")
      && (names.contains("msbetweenpresents") || names.contains("frametime"))
  }
}

private struct PresentMonColumns {
  let presents: Int
  let application: Int
  let process: Int?
  let address: Int?
  let shown: Int?
  /// The time until the frame was shown, if this alone says whether it was.
  let until: Int?
  let dropped: Int?
  let kind: String

  /// The last of the columns.
  var last: Int {
    max(presents, application, process ?? 0, address ?? 0, shown ?? 0, until ?? 0, dropped ?? 0)
  }

  /// - Precondition: The header is one of PresentMon.
  init(_ table: LogTable) throws(InputError) {
    guard let presents = try table.column("MsBetweenPresents", "FrameTime"),
      let application = try table.column("Application")
    else { preconditionFailure("the header was found by these columns") }
    (self.presents, self.application) = (presents, application)
    process = try table.column("ProcessID")
    address = try table.column("SwapChainAddress")
    shown = try table.column("DisplayedTime", "MsBetweenDisplayChange")
    dropped = try table.column("Dropped")
    until = dropped == nil ? try table.column("MsUntilDisplayed") : nil
    kind =
      dropped != nil
      ? "PresentMon, metrics of version 1"
      : table.names[presents] == "frametime" ? "PresentMon, metrics of version 2" : "PresentMon"
  }
}

private struct PresentMonChain {
  let key: Key
  /// That of its first frame in the file.
  let position: Int
  private(set) var times: [Double] = []
  private(set) var shown: [Double] = []
  private(set) var withoutTime = 0
  private(set) var generated = 0
  private(set) var notShown = 0
  /// Indicates whether a frame was shown, from which on intervals are known.
  private(set) var hasBegun = false
  /// The number of frames that have an interval and were not shown.
  private(set) var contradictions = 0

  struct Key: Hashable {
    let application: String
    let process: String?
    let address: String?
  }

  var count: Int { times.count + withoutTime + generated }

  mutating func add(
    _ row: LogTable.Row, of table: LogTable, _ columns: PresentMonColumns
  ) throws(InputError) {
    let presented = try table.number(row, columns.presents)
    let isDropped = try table.number(row, columns.dropped) == 1
    let interval = try table.number(row, columns.shown)
    let change = isDropped ? nil : LogSamples.time(interval)
    if let time = LogSamples.time(presented) {
      times.append(time)
    } else if change != nil, presented ?? 0 == 0 {
      generated += 1
    } else {
      withoutTime += 1
    }
    guard columns.shown != nil else { return }
    let until = try table.number(row, columns.until)
    let isShown = columns.dropped == nil ? until != nil : !isDropped
    if let change {
      shown.append(change)
    } else if hasBegun || !isShown {
      notShown += 1
    }
    hasBegun = hasBegun || isShown
    // PresentMon's capture application gives intervals to some frames that were not shown.
    if columns.until != nil, interval ?? 0 > 0, until == nil { contradictions += 1 }
  }
}

extension PresentMonChain.Key {
  /// Returns whether this is of a process, by its number or its name in any case.
  func isOf(_ text: String) -> Bool {
    process == text || application.lowercased() == text.lowercased()
  }

  /// Indicates whether this is Windows' compositor.
  var isDesktop: Bool { application.lowercased() == "dwm.exe" }

  /// `list.exe (process 200)` or `list.exe (process 200, swap chain 0x1)`.
  func name(withChain: Bool = false) -> String {
    let chain = withChain ? address : nil
    let parts = [process.map { "process \($0)" }, chain.map { "swap chain \($0)" }]
      .compactMap(\.self)
    return application + (parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))")
  }
}
