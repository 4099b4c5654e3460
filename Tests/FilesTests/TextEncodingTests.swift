import FileTesting
import Files
import Testing

@Suite("The encoding of a text file")
struct TextEncodingTests {
  private func bytes(_ text: String, isLittleEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit -> [UInt8] in
      let (low, high) = (UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8))
      return isLittleEndian ? [low, high] : [high, low]
    }
  }

  private func fault(_ bytes: [UInt8]) -> String {
    inputFault { try TextEncoding.utf8(of: bytes, file: "a.csv") }
  }

  @Test(
    "UTF-16 of both byte orders becomes UTF-8, and a mark is removed",
    arguments: [
      "", "a", "title,subtitle\r\nMüller,Ärztin\r\n", "time (µs)\n1\n",
      "frame\n日本👩‍👩‍👧\u{10FFFF}\u{FEFF}\n",
    ])
  func conversion(text: String) throws {
    let expected = Array(text.utf8)
    for mark in ["", "\u{FEFF}"] {
      #expect(try TextEncoding.utf8(of: Array((mark + text).utf8), file: "") == expected)
      for isLittleEndian in [true, false] {
        let written = bytes(mark + text, isLittleEndian: isLittleEndian)
        #expect(try TextEncoding.utf8(of: written, file: "") == expected)
        #expect(TextEncoding.utf8(ofStart: written) == expected)
      }
    }
  }

  @Test("the start of a file may end in the middle of a character")
  func start() {
    let cut = Array(bytes("\u{FEFF}a👩", isLittleEndian: true).dropLast())
    #expect(TextEncoding.utf8(ofStart: cut) == Array("a".utf8))
  }

  @Test("only one mark is removed, and bytes that are no UTF-8 are left to the reader")
  func otherBytes() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    #expect(try TextEncoding.utf8(of: mark + mark, file: "") == mark)
    for bytes: [UInt8] in [[0xFF], [0xEF, 0xBB], [0x61, 0xFC, 0x0A], [0x80, 0xFF, 0xFE]] {
      #expect(try TextEncoding.utf8(of: bytes, file: "") == bytes)
    }
  }

  @Test("malformed UTF-16 and NUL characters are refused with their line")
  func faults() {
    let form = "UTF-8 or UTF-16 is expected"
    for isLittleEndian in [true, false] {
      let text = bytes("\u{FEFF}a\nb", isLittleEndian: isLittleEndian)
      #expect(
        fault(text + [0x61])
          == "a.csv, line 2: the UTF-16 text ends in half a character: the file is cut off; \(form)"
      )
      for unit: [UInt8] in [[0xD8, 0x3D], [0xDC, 0x69]] {
        let half = isLittleEndian ? Array(unit.reversed()) : unit
        for end in ["", "\n", "a\n\n"] {
          #expect(
            fault(text + half + bytes(end, isLittleEndian: isLittleEndian))
              == "a.csv, line 2: half of a surrogate pair stands alone, which is not UTF-16; \(form)"
          )
        }
      }
    }
    let zero =
      "a NUL character, as binary files and UTF-16 without a byte order mark have; \(form)"
    #expect(fault(Array("a,b\nc\0".utf8)) == "a.csv, line 2: \(zero)")
    // UTF-16 without a mark that begins with other letters than those of Europe, and UTF-32.
    for bytes in [
      bytes("\u{FEFF}a\0", isLittleEndian: true), bytes("日本,a\n", isLittleEndian: true),
      [0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0],
    ] { #expect(fault(bytes) == "a.csv, line 1: \(zero)") }
  }
}
