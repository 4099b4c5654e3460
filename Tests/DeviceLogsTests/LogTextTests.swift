import DeviceLogs
import FileTesting
import Files
import Foundation
import RunData
import Testing

@Suite("The text of a log")
struct LogTextTests {
  /// Reads a log from a text in an encoding, with its byte order mark.
  private func log(
    _ text: String, _ encoding: String.Encoding, column: String? = nil
  ) throws -> DeviceLog {
    let mark =
      switch encoding {
      case .utf16LittleEndian: Data([0xFF, 0xFE])
      case .utf16BigEndian: Data([0xFE, 0xFF])
      default: Data([0xEF, 0xBB, 0xBF])
      }
    return try withTestFolder { folder in
      let path = folder + "/log.txt"
      try put(try mark + #require(text.data(using: encoding)), at: path)
      return try DeviceLog(at: path, LogChoice(column: column))
    }
  }

  private static let encodings: [String.Encoding] = [.utf8, .utf16LittleEndian, .utf16BigEndian]

  @Test("of each other format is read in UTF-16 as in UTF-8, with CRLF", arguments: encodings)
  func encodedFormats(encoding: String.Encoding) throws {
    for name in [
      "gfxinfo-pipelined.txt", "macrobenchmark-overrun-late.json", "presentmon-choose.csv",
    ] {
      let text = try deviceLog(name)
      let found = try log(text.replacing("\n", with: "\r\n"), encoding)
      let plain = try DeviceLogsTests.log(text)
      #expect(found.series == plain.series && found.conditions == plain.conditions)
      #expect(found.format == plain.format)
    }
  }

  @Test(
    "has semicolons or tabs and decimal commas where a spreadsheet wrote it",
    arguments: [
      "frame;frame_ms\n1;16,67\n2;16,60\n3;33,40\n",
      "frame\tframe_ms\r\n1\t16,67\r\n2\t16.60\r\n3\t33,40\r\n",
      "sep=;\r\nframe;frame_ms\r\n1;16,67\r\n2;\"16,60\"\r\n3; 33,40 \r\n",
      "sep=,\nframe,frame_ms\n1,16.67\n2,16.60\n3,33.40\n",
      "SEP=|\nframe|frame_ms\n1|16,67\n2|16,6000000000000000\n3|3,34e1\n",
    ])
  func separators(text: String) throws {
    for column in [nil, "frame_ms"] {
      for encoding in Self.encodings {
        let log = try log(text, encoding, column: column)
        #expect(log.format == "csv" && log.times == [16.67, 16.6, 33.4])
        #expect(try log.late(at: 60)?.hitches.count == 1)
      }
    }
  }

  @Test("of a tool may be stored by a spreadsheet")
  func tools() throws {
    let mangoHud = try log(
      "os;cpu;cpuscheduler\nDebian;x, y;none\nfps;frametime\n60;16,5\n30;33,1\n", .utf8)
    #expect(mangoHud.format == "csv" && mangoHud.times == [16.5, 33.1])
    let presentMon = try DeviceLogsTests.log(
      "sep=;\nApplication;ProcessID;MsBetweenPresents\na.exe;1;16,5\na.exe;1;33,1\n")
    #expect(presentMon.format == "presentmon" && presentMon.times == [16.5, 33.1])
  }

  @Test("with one column has no separator")
  func oneColumn() throws {
    #expect(try log("frame_ms\n16.7\n8\n", .utf8).times == [16.7, 8])
    expectFault("line 2: 2 fields, where the header has 1 column", "frame_ms\n16,7\n")
  }

  @Test("is refused with line and column where a number has a comma that separates fields too")
  func commas() {
    expectFault(
      "line 3, column frame_ms: \"16,7\": a number, or NA, is expected",
      "frame,frame_ms\n1,16.7\n2,\"16,7\"\n")
    expectFault(
      "line 2: 3 fields, where the header has 2 columns: is a comma within one of them?",
      "frame,frame_ms\n1,16,7\n")
    for number in ["1.234,5", "1,234.5", "1,2,3", "16,7ms"] {
      expectFault("line 2, column frame_ms: \"\(number)\"", "n;frame_ms\n1;\(number)\n")
    }
    expectFault("line 2: no known name of a frame time column among a and b", "sep=;\na;b\n1;2\n")
    for text in ["sep=;\n", "sep=;\n\n"] {
      expectFault("line 2: the names of columns are expected", text)
    }
  }

  @Test("is refused where it is no text, or none of frames")
  func noText() {
    expectFault("line 2: a NUL character", "frame_ms\n8\0\n")
    #expect(throws: InputError.self) { try log("", .utf16LittleEndian) }
    expectFault("was written by scrollbench", "schema_version;frame_ns\n1;2\n")
  }

  @Test("is recognized in each encoding, and the files of this tool are not logs")
  func recognition() throws {
    for (text, isLog) in [
      ("n;frame_ms\n1;16,7\n", true), ("n;x\n1;16,7\n", false),
      ("schema_version;strategy;frame_ms\n", false),
    ] {
      for encoding in Self.encodings {
        let bytes = try #require(text.data(using: encoding))
        #expect(DeviceLog.begins(with: [UInt8](bytes), anyTable: false) == isLog)
      }
    }
  }
}
