import Analysis
import Reporting
import RunRecords
import SampleRuns
import Statistics
import Testing

@Suite("What the report says beside its tables")
struct JudgementTextTests {
  private func text(_ run: RecordedRun) -> String {
    TextReport(record: run.record, summaries: SeriesSummary.all(of: run)).text
  }

  /// The text with its line breaks taken for spaces.
  private func line(_ run: RecordedRun) -> String {
    text(run).split(separator: "\n").joined(separator: " ")
  }

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
    _ series: [FrameSeries], pipeline: Pipeline = .serial, throttles: [Double] = [],
    controls: [String] = [], ladder: [String] = []
  ) -> RecordedRun {
    .sample(
      series, pipeline: pipeline, throttles: throttles, controls: controls, ladder: ladder)
  }

  // MARK: - Tables

  @Test("the greatest headroom is first, then controls, then unranked strategies")
  func order() {
    var run = run(
      [
        series("square", 1_000), series("slow", 6_000), series("wrong", 1_500),
        series("fast", 2_000),
      ],
      controls: ["square"])
    run.record.proofs = [.sample("wrong", holds: false)]
    let lines = text(run).split(separator: "\n")
    let first = lines.firstIndex { $0.hasPrefix("Frame time, ms") } ?? 0
    #expect(
      lines[(first - 1)...(first + 10)] == [
        "                                                    over           ×  first",
        "Frame time, ms  median  ± 95 %   p95   p99   max  square     fastest  frame",
        "fast              2.00    0.00  2.00  2.00  2.00    1.00        1.00   2.00",
        "slow              6.00    0.00  6.00  6.00  6.00    5.00        3.00   6.00",
        "square            1.00    0.00  1.00  1.00  1.00    0.00     control   1.00",
        "wrong             1.50    0.00  1.50  1.50  1.50    0.50  not ranked   1.50",
        "                               p95 of  frames            hitch time",
        "Share of the budget  headroom  budget    over  hitches  ratio, ms/s  rating",
        "fast                     4.1×    24 %       0        0          0.0  good",
        "slow                     1.3×    72 %       0        0          0.0  good",
        "square                   8.3×    12 %       0        0          0.0  good",
        "wrong                    5.5×    18 %       0        0          0.0  good",
      ])
  }

  @Test("fewer than six rounds are said to be too few, and one gives no interval")
  func fewRounds() {
    func sentence(_ rounds: Int) -> String {
      text(run([series("a", 2_000, rounds: rounds, drift: 1)]))
    }
    #expect(sentence(1).contains("\nOne round gives no interval of the median; from 6 rounds on"))
    #expect(sentence(1).contains("\na                 2.00       –  2.00"))
    #expect(sentence(5).contains("interval of the median; five rounds are too few to trust it"))
    #expect(sentence(6).contains("interval of the median, from how the rounds differ."))
    #expect(!sentence(6).contains("too few"))
    #expect(sentence(6).contains("\na                 2.00    0.00  2.00"))
  }

  @Test("headroom is cut off, never rounded up")
  func cutOff() {
    func headroom(_ microseconds: Int64) -> String? {
      text(run([series("a", microseconds)])).split(separator: "\n")
        .drop { !$0.hasPrefix("Share of the budget") }
        .first { $0.hasPrefix("a  ") }?.split(separator: " ").dropFirst().first.map(String.init)
    }
    #expect(headroom(8_400) == "0.99×")
    #expect(headroom(8_333) == "1.0×")
    #expect(headroom(4_200) == "1.9×")
    #expect(headroom(800) == "10×")
    #expect(headroom(0) == "–")
  }

  @Test("the times on slower processors are shown only if the run has them")
  func throttle() {
    let series = [series("a", 2_000), series("b", 3_000)]
    #expect(!text(run(series)).contains("times multiplied"))
    let text = text(run(series, throttles: [1, 4]))
    #expect(
      text.contains(
        """
                                    as if   p95,  p95 of  frames   hitch time
        With all times multiplied  slower     ms  budget    over  ratio, ms/s  rating
        a                              1×   2.00    24 %       0          0.0  good
        a                              4×   8.00    96 %       0          0.0  good
        b                              1×   3.00    36 %       0          0.0  good
        b                              4×  12.00   144 %      12         1000  critical

        """))
    #expect(text.contains("\nA processor that is slower also has other caches and memory"))
  }

  @Test("the ladder says what each step adds and changes, and what lies within the noise")
  func ladder() {
    let series = [
      series("grid", 2_000), series("shared", 3_000) { $0.blendedPixels = 4_000_000 },
      series("same", 3_000) { $0.blendedPixels = 4_000_000 },
    ]
    #expect(!text(run(series)).contains("ladder"))
    #expect(
      text(run(series, ladder: ["grid", "shared", "same"])).contains(
        """
        ladder: what each step
        adds to a frame on this CPU           ms  what changes
        grid                                2.00
        shared                       +1.00 ±0.00  blended px 0 → 4.00 M
        same                         +0.00 ±0.00  within the noise

        """))
  }

  @Test("at most three frames are blamed a strategy, the rest counted")
  func blames() {
    func late(_ frames: Range<Int>) -> RecordedRun {
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
    #expect(!text(late(0..<0)).contains("late in at least half"))
    #expect(
      text(late(4..<5)).contains(
        """

        late in at least half of the rounds, so the program's doing and not the machine's
        · a, frame 4 (row 1,004): 14 cells configured after the jump; configure +9.00 ms; 6 of 6 rounds

        """))
    let many = text(late(3..<8))
    #expect(many.contains("· a, frame 5 (row 1,005): 14 cells configured; configure +9.00 ms"))
    #expect(many.contains("\n· a: and 2 more\n"))
    #expect(!many.contains("frame 6 (row"))
    #expect(text(late(0..<1)).contains("frame 0 (row 1,000): 14 cells configured at the start;"))
  }

  @Test("disturbed frames are mentioned from more than one in a hundred on")
  func disturbed() {
    func disturbing(_ frames: Int) -> String {
      line(
        run([
          FrameSeries.steady("a", rounds: 1, pass: Array(repeating: 1_000_000, count: 200)) {
            $0.involuntarySwitches = $0.frame < frames ? 1 : 0
          }
        ]))
    }
    #expect(!disturbing(2).contains("disturbed"))
    #expect(
      disturbing(6).contains(
        "note: the machine disturbed measured frames: 3 % of a's at 120 Hz; the tables show"))
  }

  @Test("the first frames are those of round 0")
  func firstFrames() {
    let series = FrameSeries.sample(
      "a", composite: [[7_000_000, 9_500_000], [2_000_000, 2_000_000]])
    #expect(
      line(run([series])).contains(
        " First frame with empty caches at 120 Hz, measured once each: a 7.00 ms (longest of its"
          + " round 9.50 ms). The time"))
  }

  // MARK: - Verdicts

  /// Two strategies of 2 and 4 ms, with bytes read from images and changed.
  private func rivals(
    _ a: (Int, Int), _ b: (Int, Int), rounds: Int = 6
  ) -> RecordedRun {
    run([
      series("a", 2_000, rounds: rounds) {
        $0.traffic.sourceReadBytes = a.0
        $0.traffic.contentsChangedBytes = a.1
      },
      series("b", 4_000, rounds: rounds) {
        $0.traffic.sourceReadBytes = b.0
        $0.traffic.contentsChangedBytes = b.1
      },
    ])
  }

  private func verdict(_ a: (Int, Int), _ b: (Int, Int)) -> String { line(rivals(a, b)) }

  @Test("where CPU and counters agree one sentence says both")
  func agreement() {
    let text = verdict((1_000, 5), (2_000, 5))
    #expect(
      text.contains(
        "On this CPU a wins in all six rounds, and in counters, on any device, it is ahead too: its"
          + " median frame takes 2.00 ms"))
    #expect(!text.contains("In counters"))
  }

  @Test("nobody wins in fewer rounds than an interval takes, and how many that is is said")
  func tooFewToWin() throws {
    let text = line(rivals((1_000, 5), (2_000, 5), rounds: 5))
    #expect(
      text.contains(
        "On this CPU a is ahead in all five rounds (to call it takes six), and in counters, on any"
          + " device, too: its median frame takes 2.00 ms"))
    #expect(!text.contains("wins"))
    for (rounds, headline) in [(5, "a is ahead at 120 Hz"), (6, "a wins at 120 Hz")] {
      let run = rivals((1_000, 5), (2_000, 5), rounds: rounds)
      let json = try RunJSON.bytes(of: run, summaries: SeriesSummary.all(of: run))
      #expect(String(decoding: json, as: UTF8.self).contains(headline))
    }
  }

  @Test("where they disagree both are printed and nobody wins")
  func disagreement() {
    let other = verdict((2_000_000, 5), (1_000, 5))
    #expect(other.contains("On this CPU a is fastest in all six rounds: its"))
    #expect(
      other.contains(
        "In counters, on any device, b is ahead: it reads 1.00 kB of images a frame, the next 2.00"
          + " MB, and nowhere is it more than 1 % above a rival. What is fastest here need not be"
          + " elsewhere."))
    #expect(!other.contains("wins"))
    let nobody = verdict((2_000, 1_000), (1_000, 5_000))
    #expect(
      nobody.contains(
        "In counters, on any device, no strategy is ahead: b reads the fewest bytes of images and a"
          + " changes the fewest bytes of contents. What is fastest"))
    #expect(!nobody.contains("wins"))
  }

  @Test("a control neither wins nor is named in a verdict")
  func controlsNeverWin() {
    let text = line(
      run([series("square", 1_000), series("a", 2_000)], controls: ["square"]))
    #expect(
      text.contains("Only a was measured besides a control, so nothing wins: on this CPU its"))
    #expect(
      text.contains("a keeps hitches good at 120 Hz here, and would on a CPU 4.1 times slower."))
    let alone = line(run([series("square", 1_000)], controls: ["square"]))
    #expect(alone.contains("which is nobody's rival: there is nothing to rank."))
  }

  @Test("the headroom sentence says who keeps hitches good, and how far from it the others are")
  func headroom() {
    func sentence(_ microseconds: Int64...) -> String {
      line(
        run(
          zip(["a", "b", "c", "d"], microseconds).map { series($0, $1) }))
    }
    #expect(
      sentence(2_000, 4_000).contains(
        " Both keep hitches good at 120 Hz here; a would on a CPU 4.1 times slower, b 2.0 times. "))
    #expect(
      sentence(2_000, 3_000, 10_000).contains(
        " a and b keep hitches good at 120 Hz here, c does not; a would on a CPU 4.1 times slower, b 2.7 times, c"
          + " would on one 1.2 times faster. "))
    // 9 / 8.33 is 1.08, and 1.0 times faster would not do.
    #expect(
      sentence(9_000, 10_000).contains(
        " None keeps hitches good at 120 Hz here; a would on a CPU 1.1 times faster, b 1.2 times. ")
    )
    #expect(
      sentence(1_000, 2_000, 3_000, 4_000).contains(
        " All four keep hitches good at 120 Hz here; a would on a CPU 8.3 times slower, d 2.0 times. "
      ))
  }

  @Test("a render server's tick is mentioned where it counts")
  func twoStage() {
    let series = [series("a", 6_000) { $0.phases.commit = 6_000_000 }]
    #expect(text(run(series, pipeline: .twoStage)).contains("every frame is a tick older."))
    #expect(text(run(series, pipeline: .twoStage)).contains("a keeps hitches good at 120 Hz here"))
    #expect(!text(run(series)).contains("a tick older"))
    #expect(text(run(series)).contains("a does not keep hitches good at 120 Hz here"))
  }

  @Test("everything together is at most 100 columns wide")
  func width() {
    let names = ["whole-view-alpha+shared+opaque", "whole-view-alpha+shared", "square"]
    let all = names.enumerated().flatMap { index, name in
      [Int64(12_345), 1_234_567].map { microseconds in
        series("\(name)", microseconds * Int64(index + 1), drift: 1_000) {
          $0.blendedPixels = 999_500_000 - index * 300_000_000
          $0.traffic.contentsChangedBytes = 987_654_321 * index
          $0.phaseBytes.configure = 123_456_789
          $0.rowsIn = $0.frame == 3 ? 123_456 : 0
          $0.phases.configure = $0.frame == 3 ? 999_000_000 : 0
        }
      }
    }
    for series in [
      all.enumerated().filter { $0.offset % 2 == 0 },
      all.enumerated().filter { $0.offset % 2 == 1 },
    ] {
      let run = run(
        series.map(\.element), throttles: [1, 100], controls: ["square"], ladder: names)
      for line in text(run).split(separator: "\n") {
        #expect(line.count <= 100, "\(line)")
        #expect(line.last != " ", "\(line)")
      }
    }
  }
}
