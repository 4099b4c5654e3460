import ExactCounts
import FileTesting
import Foundation
import PublishedClaims
import Testing

@Suite("The published claims")
struct PublishedClaimsTests {
  /// The fields of each line from the source on, the header first.
  private static func lines(_ bytes: [UInt8]) throws -> [[String]] {
    let columnsOfTheRun = 3
    return try csvRecords(bytes).map { Array($0.fields.dropFirst(columnsOfTheRun)) }
  }

  private static func stored() throws -> [[String]] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try lines(Array(Data(contentsOf: root.appending(path: "results/claims.csv"))))
  }

  @Test("are the lines of results/claims.csv, in order")
  func keys() throws {
    let stored = try Self.stored()
    #expect(try stored[0] == Self.lines(ClaimsCSV.bytes([]))[0])
    #expect(
      stored.dropFirst().map { Array($0.prefix(5) + $0.suffix(2)) }
        == PublishedClaim.all.map {
          [
            $0.source, $0.claim, $0.metric.rawValue, $0.better.label, $0.worse.label,
            $0.basis.rawValue, $0.place,
          ]
        })
  }

  @Test(
    "about counters are measured as results/claims.csv has them",
    .enabled(if: isOptimised, "every pixel is drawn"))
  func counters() throws {
    var bench = try ClaimBench(rounds: 1)
    let claims = PublishedClaim.all.filter(\.metric.isExact)
    let measured = try Self.lines(ClaimsCSV.bytes(claims.map { try bench.measure($0) }))
    let stored = try Self.stored().filter { ClaimMetric(rawValue: $0[2])?.isExact ?? true }
    #expect(measured.count == stored.count)
    for (measured, stored) in zip(measured, stored) { #expect(measured == stored) }
  }
}
