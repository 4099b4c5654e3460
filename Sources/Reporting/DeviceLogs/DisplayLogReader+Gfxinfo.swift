import Analysis
import Files
import Statistics

extension DisplayLogReader {
  /// Reads Android's `dumpsys gfxinfo PACKAGE framestats`, a section per window between two marks.
  ///
  /// According to its documentation a frame takes from `IntendedVsync` to `FrameCompleted`, in
  /// nanoseconds, and rows whose `Flags` are not 0 do not count. Columns are found by name, since
  /// releases insert new ones.
  static func gfxinfo(_ file: String, _ bytes: Span<UInt8>) throws(InputError) -> DisplayLog {
    var scanner = CSVReader()
    scanner.skipMark(in: bytes)
    var samples = LogSamples()
    var sections = Sections(file: file)
    while !scanner.isAtEnd(of: bytes) {
      let start = scanner
      let fields = scanner.fields(in: bytes).0
      let first = CSVReader.text(bytes, fields[0]).trimmed
      if fields.count == 1, first == profileMark {
        sections.isOpen.toggle()
        sections.table = nil
        if sections.isOpen { sections.openLine = start.line }
      } else if sections.isOpen {
        try sections.add(bytes, start, fields, to: &samples)
      }
    }
    guard sections.openLine > 0 else {
      throw InputError(
        .malformed,
        "\(file) has no \(profileMark) section: the output of dumpsys gfxinfo PACKAGE"
          + " framestats is expected")
    }
    guard !sections.isOpen else {
      throw InputError(
        file, line: sections.openLine,
        "the section that begins here is never closed: the file is cut off")
    }
    if sections.flagged > 0 {
      samples.caveats.append(
        "\(TextFormatting.count(sections.flagged, "frame")) with flags left out, as Android's documentation says"
      )
    }
    if sections.repeated > 0 {
      samples.caveats.append(
        "\(TextFormatting.count(sections.repeated, "frame")) that an earlier dump shows counted once"
      )
    }
    return try samples.log(
      .gfxinfo, "dumpsys gfxinfo framestats", file, hasShown: false, basis: .work)
  }

  /// The sections of a dump read so far.
  private struct Sections {
    let file: String
    var isOpen = false
    var openLine = 0
    /// The table of the open section; `nil` before its header.
    var table: LogTable?
    var flagged = 0
    var repeated = 0
    /// The beginnings and ends of frames so far: each dump repeats the last 120.
    private var seen: Set<[Int]> = []

    init(file: String) { self.file = file }

    /// Adds a line of an open section.
    mutating func add(
      _ bytes: Span<UInt8>, _ start: CSVReader, _ fields: [Range<Int>],
      to samples: inout LogSamples
    ) throws(InputError) {
      guard !(fields.count == 1 && fields[0].isEmpty) else { return }
      guard let table else {
        let header = try LogTable(file, bytes, header: start)
        let missing = ["Flags", "IntendedVsync", "FrameCompleted"].filter {
          header.column($0) == nil
        }
        guard missing.isEmpty else {
          throw InputError(
            file, line: start.line,
            "the header of the section lacks \(TextFormatting.list(missing))")
        }
        table = header
        return
      }
      func integer(_ name: String) throws(InputError) -> Int {
        guard let column = table.column(name), column < fields.count else {
          throw InputError(
            file, line: start.line, column: name,
            "\(fields.count) fields, where the header has \(table.names.count) columns")
        }
        let text = CSVReader.text(bytes, fields[column]).trimmed
        guard let value = Int(text) else {
          throw InputError(
            file, line: start.line, column: name,
            "\"\(TextFormatting.name(text))\": a whole number is expected")
        }
        return value
      }
      let begin = try integer("IntendedVsync")
      let end = try integer("FrameCompleted")
      guard try integer("Flags") == 0 else {
        flagged += 1
        return
      }
      guard seen.insert([begin, end]).inserted else {
        repeated += 1
        return
      }
      // A frame that was never completed ends at 0.
      samples.add(frame: begin >= 0 && end > begin ? Double(end - begin) / 1e6 : nil)
    }
  }
}
