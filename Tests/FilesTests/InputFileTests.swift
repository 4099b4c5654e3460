import FileTesting
import Files
import Glibc
import Testing

@Suite("An input file")
struct InputFileTests {
  /// A text of several pieces.
  private let text = String(repeating: "title\n", count: InputFile.pieceSize / 2)

  /// Appends bytes to a file, or writes them over its first ones.
  private func write(_ bytes: String, to path: String, _ mode: CInt = 0) {
    // The strings live through the calls.
    let file = unsafe open(path, O_WRONLY | mode)
    #expect(unsafe Glibc.write(file, bytes, bytes.utf8.count) == bytes.utf8.count)
    close(file)
  }

  @Test(
    "that changes while it is read is refused, also where a fault was found in it",
    arguments: [
      "grows", "shrinks", "shrinks to nothing", "is rewritten", "grows at its end", "has a fault",
    ])
  func changed(_ change: String) throws {
    try withTestFolder { folder in
      let path = folder + "/long.csv"
      try put(text, at: path)
      let count = text.utf8.count
      var pieces = 0
      let fault = inputFault {
        try InputFile(path).readPieces { bytes, isLast throws(InputError) in
          pieces += 1
          if isLast == (change == "grows at its end") {
            switch change {
            // The path lives through the calls.
            case "shrinks": #expect(unsafe truncate(path, count - 1) == 0)
            case "shrinks to nothing": #expect(unsafe truncate(path, 0) == 0)
            case "is rewritten", "has a fault": write("TITLE", to: path)
            default: write("more", to: path, O_APPEND)
            }
            if change == "has a fault" { throw InputError(path, "a fault") }
          }
          return bytes.count
        }
      }
      #expect(fault == "\(path): the file changed while it was read; it must stay as it is")
      #expect(pieces > 0)
    }
  }

  @Test("that is replaced by a shorter one while it is read stays whole")
  func replaced() throws {
    try withTestFolder { folder in
      let path = folder + "/long.csv"
      try put(text, at: path)
      var count = 0
      try InputFile(path).readPieces { bytes, _ in
        if count == 0 {
          try? put("title\n", at: folder + "/other")
          // The paths live through the call.
          #expect(unsafe rename(folder + "/other", path) == 0)
        }
        count += bytes.count
        return bytes.count
      }
      #expect(count == text.utf8.count)
    }
  }

  @Test("is read in pieces, with what was left of the one before", arguments: [0, 1, 7, 1 << 20])
  func pieces(left: Int) throws {
    try withTestFolder { folder in
      let bytes = (0..<3 << 20).map { UInt8(truncatingIfNeeded: $0 &* 0x9E37_79B1 >> 13) }
      for count in [0, 1, 1 << 20, 1 << 20 + 1, 3 << 20] {
        let path = folder + "/\(count)"
        try put(bytes.prefix(count), at: path)
        var (read, lasts): ([UInt8], Int) = ([], 0)
        try InputFile(path).readPieces { piece, isLast in
          #expect(piece.count <= InputFile.pieceSize + left)
          lasts += isLast ? 1 : 0
          let taken = isLast ? piece.count : max(0, piece.count - left)
          // The array copies the bytes before the closure returns.
          unsafe piece.extracting(..<taken).withUnsafeBufferPointer {
            unsafe read.append(contentsOf: $0)
          }
          return taken
        }
        #expect(read == Array(bytes.prefix(count)) && lasts == 1)
        #expect(try InputFile.contents(of: path) == read)
      }
    }
  }

  @Test("that is longer than its limit is refused with the limit")
  func tooLong() throws {
    try withTestFolder { folder in
      let path = folder + "/long.json"
      try put("{}", at: path)
      // The path lives through the call; the file has no blocks on the device.
      #expect(unsafe truncate(path, InputFile.mostWholeBytes + 1) == 0)
      let fault = inputFault { try InputFile.contents(of: path) }
      #expect(fault.contains("at most 67,108,864 bytes are read"))
    }
  }

  @Test(
    "that is none is refused with its kind",
    arguments: [
      ("/dev/zero", "is a device"), ("/dev/urandom", "is a device"), ("/", "is a folder"),
    ])
  func special(path: String, kind: String) {
    for fault in [
      inputFault { try InputFile(path).contents() },
      inputFault { try InputFile(path, whenWaiting: {}).contents() },
    ] {
      #expect(fault == "\(path) \(kind): a regular file is expected")
    }
  }

  @Test("that is a pipe is read to its end, and waited for with a note", .timeLimit(.minutes(10)))
  func pipe() throws {
    try withTestFolder { folder in
      let path = folder + "/pipe"
      // The path lives through the calls.
      #expect(unsafe mkfifo(path, 0o600) == 0)
      var notes = 0
      let bytes = try InputFile(path) {
        notes += 1
        // Opened for both, it waits for no reader; closed, it is the end of the pipe.
        let writer = unsafe open(path, O_RDWR)
        #expect(unsafe Glibc.write(writer, "title\na\n", 8) == 8)
        close(writer)
      }.contents()
      #expect(notes == 1 && bytes == Array("title\na\n".utf8))
      #expect(throws: InputError.self) { try InputFile(path).contents() }
    }
  }

  @Test("with a header of too many columns is refused with the limit")
  func wideHeader() {
    let header = String(repeating: "a,", count: CSVReader.mostColumns + 10) + "a\n"
    var reader = CSVReader()
    let bytes = Array(header.utf8)
    let fault = inputFault { try reader.names(of: "x.csv", in: bytes.span) }
    #expect(fault.hasPrefix("x.csv, line 1: the header has more than 20,000"))
    #expect(throws: InputError.self) { _ = try csvRecords(bytes) }
  }
}

@Suite("A message")
struct MessageTextTests {
  @Test(
    "two names lose what they begin with alike, and not what differs",
    arguments: [
      ("a", "b", "a and b"), ("", "b", " and b"),
      (
        "background_thread:false,tcache:true,muzzy_decay_ms:0,narenas:3",
        "background_thread:false,tcache:true,muzzy_decay_ms:0,narenas:20",
        "…0,narenas:3 and …0,narenas:20"
      ),
      (
        String(repeating: "x", count: 50), String(repeating: "x", count: 51),
        "…xxxxxxxxxx and …xxxxxxxxxxx"
      ),
      (
        String(repeating: "x", count: 50), "unknown",
        String(repeating: "x", count: 39) + "… and unknown"
      ),
    ])
  func pair(_ first: String, _ second: String, _ text: String) {
    #expect(MessageText.pair(first, second) == text)
  }

  @Test("has one line of at most 300 characters, its end included")
  func length() {
    let text = MessageText.message(
      "x.csv: " + String(repeating: "é\n", count: 5_000) + "the advice")
    #expect(text.count <= MessageText.longest && text.hasPrefix("x.csv: é\\u{A}"))
    #expect(text.hasSuffix("the advice") && text.contains(" … "))
    #expect(MessageText.message("short") == "short")
    let marks = "a" + String(repeating: "\u{301}", count: 5_000)
    #expect(MessageText.message(marks).unicodeScalars.count <= MessageText.longest)
    #expect(MessageText.name(marks).unicodeScalars.count == 40)
  }

  @Test(
    "escapes what GitHub's runner takes for a command, once",
    arguments: [
      ("::error::x", #"\u{3A}:error::x"#), ("  ::x", #"  \u{3A}:x"#), ("a ::x", "a ::x"),
      ("\u{3000}\u{A0}::x", "\u{3000}\u{A0}\\u{3A}:x"),
      ("a##[group]\n", #"a##\u{5B}group]\u{A}"#), ("##[b", #"##\u{5B}b"#), ("\n::", #"\u{A}::"#),
      (":", ":"),
    ])
  func commands(_ text: String, _ line: String) {
    #expect(MessageText.oneLine(text) == line)
    #expect(MessageText.oneLine(line) == line)
  }

  @Test("names the first of many names, and the number of the others")
  func names() {
    #expect(MessageText.names(["a", "b\u{1B}"]) == "a and b\\u{1B}")
    #expect(MessageText.names((1...2_005).map { "\($0)" }) == "1, 2, 3, 4, 5 and 2,000 more")
  }
}
