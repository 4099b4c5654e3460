import FileTesting
import Files
import Glibc
import Testing

@Suite("An input file")
struct MappedFileTests {
  @Test("that is cut short while it is read is refused, and ends no process")
  func cutShort() throws {
    try withTestFolder { folder in
      let path = folder + "/long.csv"
      try put(String(repeating: "title\n", count: 20_000), at: path)
      let error = #expect(throws: InputError.self) {
        let file = try MappedFile(path)
        try file.read { bytes throws(InputError) in
          // The path lives through the call.
          #expect(unsafe truncate(path, 10) == 0)
          #expect(bytes[bytes.count - 1] == 0)
        }
      }
      #expect(error?.description.contains("changed while it was read") == true)
    }
  }

  @Test("that is replaced by a shorter one while it is read stays whole")
  func replaced() throws {
    try withTestFolder { folder in
      let path = folder + "/long.csv"
      try put(String(repeating: "title\n", count: 20_000), at: path)
      try put("title\n", at: folder + "/other")
      let last = try MappedFile(path).read { bytes throws(InputError) in
        // The paths live through the call.
        #expect(unsafe rename(folder + "/other", path) == 0)
        return bytes[bytes.count - 1]
      }
      #expect(last == UInt8(ascii: "\n"))
    }
  }

  @Test("that is longer than its limit is refused with the limit")
  func tooLong() throws {
    try withTestFolder { folder in
      let path = folder + "/long.json"
      try put("{}", at: path)
      // The path lives through the call; the file has no blocks on the device.
      #expect(unsafe truncate(path, MappedFile.mostWholeBytes + 1) == 0)
      let error = #expect(throws: InputError.self) { try MappedFile.wholeFile(path) }
      #expect(error?.description.contains("at most 67,108,864 bytes are read") == true)
    }
  }

  @Test(
    "that is none is refused with its kind",
    arguments: [
      ("/dev/zero", "is a device"), ("/dev/urandom", "is a device"), ("/", "is a folder"),
    ])
  func special(path: String, kind: String) {
    let errors = [
      #expect(throws: InputError.self) { try MappedFile(path) },
      #expect(throws: InputError.self) { try MappedFile(path, whenWaiting: {}) },
    ]
    for error in errors {
      #expect(error?.description == "\(path) \(kind): a regular file is expected")
    }
  }

  @Test("that is a pipe is read to its end, and waited for with a note", .timeLimit(.minutes(1)))
  func pipe() throws {
    try withTestFolder { folder in
      let path = folder + "/pipe"
      // The path lives through the calls.
      #expect(unsafe mkfifo(path, 0o600) == 0)
      var notes = 0
      let file = try MappedFile(path) {
        notes += 1
        // Opened for both, it waits for no reader; closed, it is the end of the pipe.
        let writer = unsafe open(path, O_RDWR)
        #expect(unsafe write(writer, "title\na\n", 8) == 8)
        close(writer)
      }
      #expect(notes == 1 && file.count == 8)
      #expect(throws: InputError.self) { try MappedFile(path) }
    }
  }

  @Test("with a header of too many columns is refused with the limit")
  func wideHeader() {
    let header = String(repeating: "a,", count: CSVReader.mostColumns + 10) + "a\n"
    var reader = CSVReader()
    let bytes = Array(header.utf8)
    let error = #expect(throws: InputError.self) {
      _ = try reader.names(of: "x.csv", in: bytes.span)
    }
    #expect(error?.description.hasPrefix("x.csv, line 1: the header has more than 20,000") == true)
    #expect(throws: CSVFault.self) { _ = try csvRecords(bytes) }
  }
}

@Suite("A message")
struct MessageTextTests {
  @Test("has one line of at most 300 characters, its end included")
  func length() {
    let text = MessageText.message(
      "x.csv: " + String(repeating: "é\n", count: 5_000) + "the advice")
    #expect(text.count <= MessageText.longest && text.hasPrefix("x.csv: é\\u{A}"))
    #expect(text.hasSuffix("the advice") && text.contains(" … "))
    #expect(MessageText.message("short") == "short")
  }

  @Test("names the first of many names, and the number of the others")
  func names() {
    #expect(MessageText.names(["a", "b\u{1B}"]) == "a and b\\u{1B}")
    #expect(MessageText.names((1...2_005).map { "\($0)" }) == "1, 2, 3, 4, 5 and 2,000 more")
  }
}
