import ArgumentParser
import JudgingCLI
import Testing

@Suite("A list of frames")
struct FrameOptionsTests {
  @Test(
    "consists of numbers and closed ranges, in ascending order",
    arguments: [
      ("0", [0]), ("20,0,10", [0, 10, 20]), ("0..3", [0, 1, 2, 3]), ("0..25:10", [0, 10, 20]),
      ("0..20:10", [0, 10, 20]), ("5..5", [5]), ("5..5:9", [5]), ("7,0..4:2,5", [0, 2, 4, 5, 7]),
    ])
  func lists(text: String, frames: [Int]) throws {
    #expect(try FlagValue.frames(text) == frames)
  }

  @Test(
    "is refused for wrong syntax, duplicates, or more than 1000 frames",
    arguments: [
      ("", "\"\" is not a frame number"), ("1,", "\"\" is not"), ("-1", "\"-1\" is not"),
      ("1.5", "\"1.5\""), ("..", "\"\" is not"), ("3..", "\"\""),
      ("3..x", "\"x\""), ("3..2", "range of frames such as 0..120:10"), ("0..9:0", "range"),
      ("0..9:-1", "range"), ("0..9:", "range"), ("0..9:1:2", "range"), ("0:9", "\"0:9\""),
      ("4,4", "frame 4 twice"), ("0..4,2", "frame 2 twice"), ("0..1000", "more than 1000"),
      ("0..100000000", "more than 1000"), ("0..998,2000..2001", "more than 1000"),
    ])
  func refused(text: String, words: String) {
    #expect {
      try FlagValue.frames(text)
    } throws: { error in
      (error as? ValidationError)?.message.contains(words) == true
    }
  }

  private func list(_ text: String?, of seconds: Double) throws -> [Int] {
    try FrameOptions.parse(text.map { ["--frame", $0] } ?? [])
      .frames(of: seconds, refreshRate: 10)
  }

  @Test("has the last tick of the scroll, whichever way its time is rounded")
  func last() {
    for rate in 1...240 {
      for tick in 0...240 {
        let seconds = Double(tick) / Double(rate)
        #expect(FrameOptions.lastFrame(of: seconds, refreshRate: rate) == tick)
        #expect(FrameOptions.lastFrame(of: seconds.nextUp, refreshRate: rate) == tick)
        if tick > 0 {
          #expect(FrameOptions.lastFrame(of: seconds.nextDown, refreshRate: rate) == tick - 1)
        }
      }
    }
  }

  @Test("ends within the scroll, and is the first frame by default")
  func end() throws {
    #expect(try list(nil, of: 0) == [0])
    #expect(try list("3,10", of: 1) == [3, 10])
    let failure = #expect(throws: CommandFailure.self) { try list("3,11", of: 1) }
    #expect(failure?.message.hasPrefix("frame 11 at 10 Hz is at 1.1 s, but") == true)
  }
}
