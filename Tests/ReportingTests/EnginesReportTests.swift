import Analysis
import Reporting
import RunRecords
import SampleRuns
import Statistics
import Testing

@Suite("The result of the yardstick bench")
struct EnginesReportTests {
  private func report(_ change: (inout EngineBenchmarkRecord) -> Void = { _ in }) -> String {
    var record = EngineBenchmarkRecord.sample
    change(&record)
    return EnginesReport(record: record, summary: EngineBenchmarkSummary(record)).text
  }

  @Test("as CSV has a line a cell, and nothing where there is no figure")
  func csv() {
    #expect(
      String(decoding: EnginesCSV.bytes(EngineBenchmarkSummary(.sample)), as: UTF8.self) == """
        engine,threads,way,frames,min_ms,median_ms,p99_ms,median_x_memset,median_x_pixman,cold_x_memset
        painter,1,A,4,1,2.5,3.97,1.25,0.5,4.5
        painter,1,B,1,3,3,3,1.5,,2
        seer,2,A,1,1.5,1.5,1.5,0.75,0.3,1
        seer,2,B,1,1.6,1.6,1.6,0.8,,1
        saver,1,A,1,0.5,0.5,0.5,0.25,0.1,0.3
        saver,1,B,1,0.7,0.7,0.7,0.35,,0.4
        pixman,1,A,1,5,5,5,2.5,1,

        """)
    #expect(EnginesCSV.columns.allSatisfy { $0.metric.meaning.hasSuffix(".") })
  }

  @Test("as text has the ways side by side, says what figures are, and what to doubt")
  func text() {
    #expect(
      report() == """
        yardstick scene · 2732×2048 px · content none · 4 frames and 1 cold of each cell
        Abacus 9000, 2 cores · Swift 6.3.1, release · avx2 kernels · load 0.3

        median frame, × the median memset of the frame buffer
        engine                            A     B
        painter, 1 thread              1.25  1.50
        seer, 2 threads (lower bound)  0.75  0.80
        pixman, 1 thread               2.50     –

        cold: median frame after 96 MB of other memory were touched, × the same memset
        engine                            A     B
        painter, 1 thread              4.50  2.00
        seer, 2 threads (lower bound)  1.00  1.00
        pixman, 1 thread                  –     –

        median frame, × pixman's of the same way
        engine                            A  B
        painter, 1 thread              0.50  –
        seer, 2 threads (lower bound)  0.30  –
        pixman, 1 thread               1.00  –

        engines that write only changes: median frame, × the median memset of the whole frame buffer
        engine                              A     B
        saver, 1 thread, with labels     0.45     –
        saver, 1 thread, without labels  0.25  0.35

        the same, cold
        engine                              A     B
        saver, 1 thread, with labels     0.50     –
        saver, 1 thread, without labels  0.30  0.40

        time of a frame, ms
        engine   threads  way        frames    min  median    p99
        painter        1  A               4  1.000   2.500  3.970
        painter        1  B               1  3.000   3.000  3.000
        seer           2  A               1  1.500   1.500  1.500
        seer           2  B               1  1.600   1.600  1.600
        saver          1  A               1  0.500   0.500  0.500
        saver          1  B               1  0.700   0.700  0.700
        pixman         1  A               1  5.000   5.000  5.000
        saver          1  A, labels       1  0.900   0.900  0.900

        A layer-grid · B whole-view-alpha

        painter, 1 thread · random alpha ÷ opaque: 1.500 · too few frames to say

        note: a memset of the frame buffer takes 2.000 ms in the median of 3, 90 % of them 1.100 to
              2.900 ms.
        note: one frame buffer is drawn again and again, so that part of it may stay in the cache; the
              offset advances 37 px a frame, in a table long enough for all frames.
        note: no pixel differs between engines on any way in the 4 frames of each that were compared, the
              last one after all others. Turns are shuffled, a memset right before each frame; before a cold
              frame there is none.
        note: saver writes only what changed since the frame before, all others write every pixel; it has a
              buffer of its own on each way, which no memset touches, and is not to be compared with them.
        note: looking at a list before it is drawn is part of the commit and not in these times, where it
              takes 1 % of a frame or more: painter, 1 thread (A 10 %).
        note: the engine seer looks at pixels: its times are a lower bound that no shipping compositor
              reaches, and recommend nothing.

        """)
  }

  @Test("names no judge where none was run, and looks for a share that is small everywhere")
  func without() {
    let text = report {
      $0.cells.removeAll { $0.engine == "pixman" }
      $0.cells[0].prepareTimes = []
    }
    #expect(!text.contains("pixman"))
    #expect(text.contains("less than 1 % of a frame everywhere"))
  }

  @Test("says whether images of different pixels take the same, and doubts if they do not")
  func sources() {
    for (alpha, line, isDoubted) in [
      (1_020_000, "÷ opaque: 1.020 · holds: within 3 %", false),
      (1_050_000, "÷ opaque: 1.050 · does not hold: not within 3 %", true),
    ] as [(Int64, String, Bool)] {
      let text = report {
        $0.sources.randomAlphaTimes = Array(repeating: alpha, count: 40)
        $0.sources.opaqueTimes = Array(repeating: 1_000_000, count: 40)
      }
      #expect(text.contains(line), "\(line)")
      #expect(text.contains("note: random alpha and opaque pixels differ") == isDoubted)
    }
  }

  @Test("says what makes the figures doubtful")
  func doubts() {
    let text = report {
      $0.machine.buildConfiguration = "debug"
      $0.machine.loadAverages = [3.14, 0, 0]
      $0.cells[2].threads = 3
      $0.cells[3].threads = 3
      $0.memsetTimes =
        Array(repeating: 1_000_000, count: 50) + Array(repeating: 2_000_000, count: 50)
    }
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for sentence in [
      "this is a debug build: its times mean little.",
      "the machine was busy when the run began: load 3.1 on 2 cores.",
      "3 threads share 2 cores.",
      "they fall into two groups, about 1.000 ms and 2.000 ms (47 % of them)",
    ] {
      #expect(words.contains(sentence), "\(sentence)")
    }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}

@Suite("The report of a run whose engine looks at pixels")
struct LowerBoundReportTests {
  @Test("says so beside the engine, and says of nobody that it is ahead")
  func silence() {
    var run = SettingsRun.run()
    let usual = TextReport(record: run.record, summaries: SeriesSummary.all(of: run)).text
    #expect(usual.contains("is fastest in all six rounds"))
    run.record.isLowerBound = true
    let text = TextReport(record: run.record, summaries: SeriesSummary.all(of: run)).text
    #expect(text.contains("engine painter (lower bound)"))
    for words in [
      "is fastest", " wins", "is ahead", "too close to call", " keeps ", " keep ", "eadroom",
    ] {
      #expect(!text.contains(words), "\(words)")
    }
  }

  @Test(
    "ranks nothing: no factors, no headroom, no ladder; every rate is marked, all else is there")
  func ranks() {
    let run = SettingsRun.run()
    func lines(isLowerBound: Bool) -> [Substring] {
      var record = run.record
      record.isLowerBound = isLowerBound
      record.ladder = ["layer-grid", "image-slice"]
      let judged = RecordedRun(record: record, series: run.series)
      return TextReport(record: record, summaries: SeriesSummary.all(of: judged)).text
        .split(separator: "\n")
    }
    let (usual, marked) = (lines(isLowerBound: false), lines(isLowerBound: true))
    #expect(
      usual.contains { $0.hasPrefix("ladder:") } && usual.contains { $0.hasSuffix("fastest") })
    #expect(!marked.contains { $0.hasPrefix("ladder:") || $0.hasSuffix("fastest") })
    #expect(marked.count { $0.contains(" Hz (lower bound) · budget ") } == 2)
    #expect(!usual.contains { $0.contains("Hz (lower bound)") })
    // The tables of work are as they were, and of times all but the last column.
    for line in usual where line.hasPrefix("layer-grid ") && line.hasSuffix("kB           0") {
      #expect(marked.contains(line))
    }
    #expect(marked.contains("layer-grid        3.10 ±0.00  3.25  5.53  6.10"))
    #expect(marked.count { $0.hasSuffix("ms/s good") } == usual.count { $0.hasSuffix("ms/s good") })
  }
}
