import Foundation
import Reporting
import Testing

/// Runs with what this package makes of them in every format, for scripts/check-exports to read
/// with readers that are not ours.
///
/// `EXPORT_FOLDER` names the folder; without it there is nothing to write.
@Suite("Exports for independent readers")
struct ExportFilesTests {
  private static let folder = ProcessInfo.processInfo.environment["EXPORT_FOLDER"]

  @Test("are written where the environment names a folder", .enabled(if: Self.folder != nil))
  func write() throws {
    let folder = try #require(Self.folder)
    let runs = [
      "serial": ExportSample.run(seed: 11, frames: 40),
      "two-stage": ExportSample.run(pipeline: .twoStage, seed: 12, frames: 40),
      "names": ExportSample.run(
        scenario: "a,\"b\"\nc", strategies: ExportSample.names, seed: 13, rounds: 2, frames: 3),
    ]
    for (name, run) in runs {
      let place = folder + "/" + name
      try makeFolder(place)
      try put(run, in: place)
      for format in ExportFormat.all {
        let bytes = try format.bytes(try RunReader.result(at: place))
        try put(bytes, at: place + "/" + format.name)
      }
    }
  }
}
