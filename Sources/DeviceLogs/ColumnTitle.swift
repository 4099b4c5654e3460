/// The title of a column in a log, however it is spelled: `frame_time_ms`, `Frame time (ms)` and
/// `FrameTimeMs` are one.
struct ColumnTitle {
  private let title: String
  /// In lower case.
  private let letters: String

  init(_ title: String) {
    self.title = title
    letters = title.lowercased().filter(\.isLetter)
  }

  private var isFrameTime: Bool {
    ["frametime", "frametimes", "deltatime", "msbetweenpresents"].contains { isNamed($0) }
      || ["frame", "framedelta", "delta", "dt", "interval"]
        .contains { isNamed($0, withUnit: true) }
  }

  /// Times or time stamps of anything, in a known unit.
  private var isTime: Bool {
    ["", "time", "timestamp", "elapsed", "duration"].contains { isNamed($0, withUnit: true) }
  }

  private var isFrameNumber: Bool {
    ["frame", "framenumber", "frameindex", "frameid"].contains(letters)
  }

  /// Time stamps, in any unit.
  var isClock: Bool { ["time", "timestamp", "elapsed"].contains { isNamed($0) } }

  var isTimestamp: Bool { isNamed("timestamp") }

  /// Returns the index of the column of frame times: by its name, or if it is one of times and stands
  /// alone or beside the numbers of frames, as in `Frame, Time (ms)`; `nil` without one.
  static func frameTimes(among titles: [ColumnTitle]) -> Int? {
    titles.firstIndex(where: \.isFrameTime)
      ?? (titles.count == 1 || titles.contains(where: \.isFrameNumber)
        ? titles.firstIndex(where: \.isTime) : nil)
  }

  /// Returns whether the title consists of a name, and of a unit if it has one or must have one.
  private func isNamed(_ name: String, withUnit needsUnit: Bool = false) -> Bool {
    guard letters.hasPrefix(name) else { return false }
    let unit = letters.dropFirst(name.count)
    // `s` alone may be a plural.
    return unit.isEmpty
      ? !needsUnit
      : TimeUnit.spellings.contains { $0.0 == unit }
        && (unit.count > 1 || TimeUnit(nameOf: title) == .s)
  }
}
