import Reporting
import RunData
import SampleRuns
import Testing

@Suite("What the report says beside its tables")
struct JudgementTextTests {
  /// A series of frames of some microseconds at 120 Hz, the rounds one after another a factor
  /// longer.
  private func series(
    _ name: String, _ microseconds: Int64, rounds: Int = 6, drift: Int64 = 0,
    edit: (inout FrameSample) -> Void = { _ in }
  ) -> FrameSeries {
    .sample(
      name,
      composite: (0...rounds).map { round in
        Array(repeating: (microseconds + Int64(round) * drift) * 1_000, count: 12)
      }, edit: edit)
  }

  private func run(
    _ series: [FrameSeries], pipeline: Pipeline = .serial, controls: [String] = []
  ) -> RunResult {
    .sample(series, pipeline: pipeline, controls: controls)
  }

  @Test("a single round has no interval and no headroom")
  func oneRound() {
    let text = run([series("a", 2_000, rounds: 1, drift: 1)]).text()
    #expect(text.contains("\nNo intervals and no headroom: 1 round, 6 needed.\n"))
    #expect(!text.contains("±") && !text.contains("Headroom:") && !text.contains("headroom  "))
  }

  @Test("headroom is cut off, never rounded up")
  func cutOff() {
    func headroom(_ microseconds: Int64) -> String? {
      run([series("a", microseconds), series("b", 2_000)]).text().split(separator: "\n")
        .drop { !$0.hasPrefix("Share of the budget") }
        .first { $0.hasPrefix("a  ") }?.split(separator: " ").dropFirst().first.map(String.init)
    }
    for (microseconds, text): (Int64, String) in [
      (8_400, "0.99×"), (8_333, "1.0×"), (4_200, "1.9×"), (800, "10×"), (0, "–"),
    ] { #expect(headroom(microseconds) == text) }
  }

  @Test("at most three recurring hitches are named per strategy, the rest counted")
  func recurringHitches() throws {
    func late(_ frames: Range<Int>) -> RunResult {
      run([
        series("a", 2_000) {
          $0.offset = $0.frame < 4 ? 0 : 1_000
          $0.firstRow = 1_000 + $0.frame
          guard frames.contains($0.frame) else { return }
          $0.phases.configure = 9_000_000
          $0.rowsIn = 14
        }
      ])
    }
    #expect(!late(0..<0).text().contains("late in at least half"))
    #expect(
      late(4..<5).text().contains(
        """

        late in at least half of the rounds, more often than by chance: caused by the program
        · a, frame 4 (row 1,004): 14 cells configured after the jump; configure +9.00 ms; 6 of 6 rounds

        """))
    let source = ReportSource(late(4..<5))
    let entry = "120 Hz: a, frame 4 (row 1,004): 14 cells configured after the jump"
    #expect(source.markdown.contains("### Late frames\n\n- \(entry)"), "\(source.markdown)")
    #expect(String(decoding: try RunJSON.bytes(of: source), as: UTF8.self).contains(entry))
    let many = late(3..<8).text()
    #expect(many.contains("· a, frame 5 (row 1,005): 14 cells configured; configure +9.00 ms"))
    #expect(many.contains("\n· a: and 2 more\n"))
    #expect(!many.contains("frame 6 (row"))
    #expect(late(0..<1).text().contains("frame 0 (row 1,000): 14 cells configured at the start;"))
  }

  @Test("interrupted frames are mentioned from more than one in a hundred on")
  func interrupted() {
    func interrupting(_ frames: Int) -> String {
      run([
        .steady("a", rounds: 1, pass: Array(repeating: 1_000_000, count: 200)) {
          $0.involuntarySwitches = $0.frame < frames ? 1 : 0
        }
      ]).line
    }
    #expect(!interrupting(2).contains("context switch"))
    #expect(
      interrupting(6).contains(
        "note: frames with a context switch or steal time: a at 120 Hz 3 %; hitches and headroom"))
  }

  @Test("a render server's tick is mentioned where it counts")
  func twoStage() {
    let series = [series("a", 6_000) { $0.phases.commit = 6_000_000 }]
    let (twoStage, serial) = (run(series, pipeline: .twoStage).text(), run(series).text())
    #expect(twoStage.contains("frames are shown up to a tick later."))
    #expect(!twoStage.contains("\nhitches not good"))
    #expect(!serial.contains("up to a tick later"))
    #expect(serial.contains("\nhitches not good at 120 Hz here: a 500.0 ms/s (critical)\n"))
  }
}
