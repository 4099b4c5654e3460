import Analysis
import Foundation
import Reporting
import RunRecords
import SampleRuns
import Statistics
import Testing

@Suite("A run's folder")
struct RunFolderTests {
  @Test("of a run holds its three files")
  func wholeRun() throws {
    try withTestFolder { folder in
      let run = RecordedRun.sample([.steady(pass: [5, 6])])
      let files = try RunFile.all(of: run, summaries: SeriesSummary.all(of: run))
      try RunFolder.write(files, to: folder + "/out")
      #expect(entries(folder + "/out") == ["frames.csv", "run.json", "summary.csv"])
      for file in files {
        #expect(
          FileManager.default.contents(atPath: "\(folder)/out/\(file.name)") == Data(file.bytes))
      }
    }
  }

  @Test(
    "of claims holds claims.csv, with the others if it has series, and gives way to a later run")
  func claims() throws {
    try withTestFolder { folder in
      for (series, names) in [
        ([], ["claims.csv", "run.json"]),
        (
          [FrameSeries.steady(pass: [5, 6])],
          ["claims.csv", "frames.csv", "run.json", "summary.csv"]
        ),
      ] {
        var run = RecordedRun.sample(series)
        run.record.claims = [.sample(better: [1], worse: [2])]
        let files = try RunFile.all(of: run, summaries: SeriesSummary.all(of: run))
        try RunFolder.write(files, to: folder + "/out")
        #expect(entries(folder + "/out") == names)
      }
      let later = RecordedRun.sample([.steady(pass: [5, 6])])
      try RunFolder.write(
        RunFile.all(of: later, summaries: SeriesSummary.all(of: later)), to: folder + "/out")
      #expect(entries(folder + "/out") == ["frames.csv", "run.json", "summary.csv"])
    }
  }
}
