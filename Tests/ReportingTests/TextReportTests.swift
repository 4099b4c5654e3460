import Analysis
import Reporting
import RunData
import SampleRuns
import Statistics
import Testing

@Suite("The text report")
struct TextReportTests {
  /// The text without the course of the frames.
  private func text(_ run: RunResult) -> String {
    TextReport(ReportSource(run)).text.components(separatedBy: "\n\n")
      .filter { !$0.hasPrefix("frame by frame\n") }.joined(separator: "\n\n")
  }

  @Test("shows both refresh rates, the fastest strategy first, then the verdict with its reasons")
  func wholeReport() {
    let expected = """
      settings · 4,028 rows (embedded) · 1366×1024 pt at 2× · engine painter · reuse pool
      Abacus 9000, 2 cores · Swift 6.3.1, release · avx2 kernels · jemalloc 5.3.0

      60 Hz · budget 16.67 ms · 20 frames and 80 rows in a round, 6 rounds · serial pipeline

                                                                ×  first
      Frame time, ms    median  ± 95 %   p95   p99   max  fastest  frame
      layer-grid          3.10    0.00  3.25  5.53  6.10     1.00   3.10
      image-slice         4.77    0.00  4.93  7.39  8.00     1.54   4.77
      whole-view-alpha    5.91    0.00  6.06  8.41  9.00     1.91   5.91

                                     p95 of            hitch time
      Share of the budget  headroom  budget  hitches  ratio, ms/s  rating
      layer-grid               2.7×    20 %        0          0.0  good
      image-slice              2.0×    30 %        0          0.0  good
      whole-view-alpha         1.8×    36 %        0          0.0  good

                        blended  opaque                               background
      Work per frame         px      px  overdraw  layers  allocated      images
      layer-grid         17.6 k  9.70 M      1.74     244    12.3 kB     4.10 kB
      image-slice        4.12 M  5.60 M      1.74     120     843 B      4.10 kB
      whole-view-alpha   4.12 M  5.60 M      1.74     120    15.8 kB     4.10 kB

      120 Hz · budget 8.33 ms · 20 frames and 80 rows in a round, 6 rounds · serial pipeline

                                                                ×  first
      Frame time, ms    median  ± 95 %   p95   p99   max  fastest  frame
      layer-grid          3.10    0.00  3.25  5.53  6.10     1.00   3.10
      image-slice         4.77    0.00  4.93  7.39  8.00     1.54   4.77
      whole-view-alpha    5.91    0.00  6.06  8.41  9.00     1.91   5.91

                                     p95 of            hitch time
      Share of the budget  headroom  budget  hitches  ratio, ms/s  rating
      layer-grid               1.3×    39 %        0          0.0  good
      image-slice              1.0×    59 %        0          0.0  good
      whole-view-alpha        0.92×    73 %        6         47.6  critical

                        blended  opaque                               background
      Work per frame         px      px  overdraw  layers  allocated      images
      layer-grid         17.6 k  9.70 M      1.74     244    12.3 kB     4.10 kB
      image-slice        4.12 M  5.60 M      1.74     120     843 B      4.10 kB
      whole-view-alpha   4.12 M  5.60 M      1.74     120    15.8 kB     4.10 kB

      late in at least half of the rounds, more often than by chance: caused by the program
      · whole-view-alpha, frame 19 (row 0): no counter stands out; composite +3.09 ms; 6 of 6 rounds

      First frame at 120 Hz with empty caches, measured once each: layer-grid 3.10 ms, image-slice
      4.77 ms, whole-view-alpha 5.91 ms

      Percentiles are those of a round, averaged over the rounds; max is the median over the rounds.
      ± is the 95 % interval of the median, from how the rounds differ.
      Headroom: the factor for all times up to which hitches stay good; 90 % lower bound of 6 rounds.
      Hitches: frames shown late, all rounds as they ran; good to 5 ms/s, critical from 10 ms/s.
      Blended px are read, mixed and written back, opaque px just written (k thousand, M million).
      Times rank for software on this CPU; a GPU pays for off-screen passes and changed contents.

      verdict: layer-grid is fastest at 120 Hz on this CPU
      median frame on this CPU: layer-grid 3.10 ms, image-slice 4.77 ms, whole-view-alpha 5.91 ms
      time relative to layer-grid over 6 rounds: image-slice 1.54× [1.54–1.54], whole-view-alpha 1.91×
        [1.91–1.91]
      reason: layer-grid blends 17.6 k px per frame, whole-view-alpha 4.12 M
      late frames at 120 Hz here: whole-view-alpha 6 of 120
      cap rows (with rounded corners): 40 % of the rows on screen
      hitches good at 120 Hz here: layer-grid, image-slice
      hitches not good at 120 Hz here: whole-view-alpha 47.6 ms/s (critical)
      headroom: layer-grid 1.3×, image-slice 1.0×, whole-view-alpha 0.92×

      """
    #expect(text(SettingsRun.run()) == expected)
  }

  @Test("lists a strategy with wrong pixels last, without a ratio, and ends with notes")
  func wrongPixels() {
    var strategies = SettingsRun.strategies
    strategies[0].last = 25_000
    strategies[2].made = 4
    let run = SettingsRun.run(
      strategies, rates: [120], rounds: 1, wrong: ["image-slice"],
      caveats: [
        "the machine was busy: its load was 3.1 on 2 cores when the run began, so that times may be longer",
        "debug build",
      ])
    let expected = """
      settings · 4,028 rows (embedded) · 1366×1024 pt at 2× · engine painter · reuse pool
      Abacus 9000, 2 cores · Swift 6.3.1, release · avx2 kernels · jemalloc 5.3.0

      120 Hz · budget 8.33 ms · 20 frames and 80 rows in a round, 1 round · serial pipeline

                                                             ×  first
      Frame time, ms    median   p95    p99    max     fastest  frame
      layer-grid          3.10  3.25   5.53   6.10        1.00   3.10
      whole-view-alpha    5.91  6.86  21.37  25.00        1.91   5.91
      image-slice         4.77  4.93   7.39   8.00  not ranked   4.77

                           p95 of            hitch time
      Share of the budget  budget  hitches  ratio, ms/s  rating
      layer-grid             39 %        0          0.0  good
      whole-view-alpha       82 %        1         90.9  critical
      image-slice            59 %        0          0.0  good

                        blended  opaque                               background  cells made
      Work per frame         px      px  overdraw  layers  allocated      images   per round
      layer-grid         17.6 k  9.70 M      1.74     244    12.3 kB     4.10 kB           0
      whole-view-alpha   4.12 M  5.60 M      1.74     120    15.8 kB     4.10 kB           0
      image-slice        4.12 M  5.60 M      1.74     120     843 B      4.10 kB          80

      First frame at 120 Hz with empty caches, measured once each: layer-grid 3.10 ms, whole-view-alpha
      5.91 ms, image-slice 4.77 ms

      Percentiles are those of a round, averaged over the rounds; max is the median over the rounds.
      No intervals and no headroom: 1 round, 6 needed.
      Hitches: frames shown late, all rounds as they ran; good to 5 ms/s, critical from 10 ms/s.
      Blended px are read, mixed and written back, opaque px just written (k thousand, M million).
      Times rank for software on this CPU; a GPU pays for off-screen passes and changed contents.

      verdict: No ranking at 120 Hz: 1 round, 6 needed
      median frame on this CPU: layer-grid 3.10 ms, whole-view-alpha 5.91 ms
      time relative to layer-grid over 1 round: whole-view-alpha 1.91× (not separated; 1 round, 6 needed)
      late frames at 120 Hz here: whole-view-alpha 1 of 20
      cap rows (with rounded corners): 40 % of the rows on screen
      hitches good at 120 Hz here: layer-grid
      hitches not good at 120 Hz here: whole-view-alpha 90.9 ms/s (critical)
      counters: whole-view-alpha needs no more than any rival in every counter of work

      note: the machine was busy: its load was 3.1 on 2 cores when the run began, so that times may be
            longer
      note: debug build

      """
    #expect(text(run) == expected)
  }

  @Test("shows the cells made per round, unless there are none")
  func cellsMade() {
    let making = SettingsRun.strategies.map { strategy in
      var making = strategy
      making.made = 4
      return making
    }
    let lines = text(SettingsRun.run(making, rates: [60])).split(separator: "\n")
    // 20 frames of 4 rows in, and a cell made for each.
    #expect(lines.count { $0.hasSuffix(" kB          80") } == 3)
    #expect(!text(SettingsRun.run(rates: [60])).contains("cells made"))
  }

  @Test(
    "shows the cells alive under another reuse policy or if strategies differ by a factor of two")
  func cellsAlive() {
    func heading(_ alive: [Int], reuse: String = "pool") -> String? {
      var run = SettingsRun.run(rates: [60])
      run.facts.run.spec.reuse = reuse
      for index in alive.indices { run.facts.series[index].cellsAlive = alive[index] }
      return text(run).split(separator: "\n").first { $0.hasPrefix("Work per frame") }
        .map(String.init)
    }
    #expect(heading([]) == heading([30, 34, 34]))
    #expect(heading([30, 34, 34])?.hasSuffix("images") == true)
    #expect(heading([30, 61, 30])?.hasSuffix("images  alive") == true)
    #expect(heading([30, 30, 30], reuse: "keep-all")?.hasSuffix("images  alive") == true)
    var run = SettingsRun.run(rates: [60])
    run.facts.run.spec.reuse = "keep-all"
    for index in 0..<3 { run.facts.series[index].cellsAlive = 4_028 }
    #expect(text(run).split(separator: "\n").count { $0.hasSuffix(" kB  4,028") } == 3)
  }

  @Test("is at most 100 columns wide, also for long names and slow frames")
  func width() {
    var run = SettingsRun.run(
      ["corner-cover-as-published", "whole-view-alpha", "square"].enumerated().map {
        index, name in
        SettingsRun.Strategy(
          name: name, microseconds: Int64(1_234_567 * (index + 1)), last: 9_876_543,
          blended: 999_500_000, opaque: 99_949, layers: 12_345, bytes: 987_654_321, made: 3)
      }, wrong: ["square"], caveats: [String(repeating: "word ", count: 60)])
    run.facts.run.scroll.scenario = String(repeating: "long name ", count: 20)
    run.facts.run.scroll.rowSource = String(repeating: "/folder", count: 30) + ".csv"
    run.facts.run.machine.cpu = String(repeating: "CPU", count: 50)
    run.facts.run.spec.reuse = "keep-all"
    for index in run.facts.series.indices {
      run.facts.series[index].cellsAlive = 12_345
      run.facts.series[index].faults = [
        Fault(
          kind: "a", sentence: String(repeating: "word ", count: 50) + "\(index)",
          isPredicted: index == 0)
      ]
    }
    for line in text(run).split(separator: "\n") {
      #expect(line.count <= 100, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
  }

  @Test("contains control characters of names in escaped form")
  func controlCharacters() {
    var run = SettingsRun.run()
    run.facts.run.scroll.scenario = "a\u{1B}[31m\nb"
    let command = (90...110).map { String(repeating: "a", count: $0) + " ::add-mask::b" }
    run.facts.caveats = command + ["first\nsecond\u{7}"]
    let text = text(run)
    #expect(
      text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    #expect(text.hasPrefix(#"a\u{1B}[31m\u{A}b · "#))
    #expect(!text.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("::") })
    #expect(text.hasSuffix("note: first\\u{A}second\\u{7}\n"))
  }

  @Test("shows the share of the table's own work and of measuring")
  func overhead() {
    func lines(_ shares: [Int64], measuring: Int) -> [String] {
      let series = shares.enumerated().map { index, share in
        FrameSeries.steady("s\(index)", pass: [10_000 - share]) {
          $0.phases.advance = share / 4
          $0.phases.recycle = share / 4
          $0.phases.layout = share / 4
          $0.phases.commit = share / 4
        }
      }
      var run = RunResult.sample(series)
      run.facts.run.machine.measuringNsPerFrame = measuring
      return text(run).split(separator: "\n").filter { $0.hasPrefix("Overhead: ") }
        .map { String($0.dropFirst("Overhead: ".count)) }
    }
    func table(_ share: String) -> String {
      "advance, recycle, layout and commit take \(share) % of a frame."
    }
    #expect(lines([0], measuring: 0).isEmpty)
    #expect(lines([0], measuring: 207) == ["measuring takes 207 ns of each frame."])
    #expect(
      lines([180, 240, 200], measuring: 207)
        == [table("1.8–2.4"), "measuring takes 207 ns of each frame."])
    #expect(lines([0, 240], measuring: 0) == [table("0.0–2.4")])
    #expect(lines([240, 240], measuring: 0) == [table("2.4")])
  }

  @Test("shows times below a millisecond with three decimal places")
  func shortFrames() {
    let fast = SettingsRun.Strategy(
      name: "square", microseconds: 87, last: 1_500, blended: 0, opaque: 1, layers: 1, bytes: 0)
    let text = text(SettingsRun.run([fast], rates: [120]))
    #expect(text.contains("  0.087   0.000  0.158  1.232  1.500  "))
    #expect(text.contains("median frame on this CPU: square 0.087 ms"))
  }
}
