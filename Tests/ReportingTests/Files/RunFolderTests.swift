import Files
import Foundation
import Reporting
import RunData
import SampleRuns
import Statistics
import Testing

@Suite("A run's folder")
struct RunFolderTests {
  @Test("of a run holds its three files")
  func wholeRun() throws {
    try withTestFolder { folder in
      let run = RunResult.sample([.steady(pass: [5, 6])])
      let files = try runFiles(of: run)
      try FolderKind.run.write(files, to: folder + "/out")
      #expect(entries(folder + "/out") == ["frames.csv", "run.json", "summary.csv"])
      for (name, bytes) in files {
        #expect(FileManager.default.contents(atPath: "\(folder)/out/\(name)") == Data(bytes))
      }
    }
  }
}
