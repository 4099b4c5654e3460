import Glibc
import Statistics

/// A statistic of the frame times of a block that a duel judges.
///
/// The median over all frames misses work that only some frames have: rows arrive in half of the
/// frames at 120 Hz, and stalls are rarer.
package enum DuelStatistic: String, CaseIterable, Sendable {
  /// The median over all frames.
  case all = "median"
  /// The median over frames with arriving rows, where these are 10 to 90 % of frames.
  case arrivals = "median_of_arrivals"
  /// The mean of the slowest 5 % of frames: ``Statistics/Distribution/expectedShortfall``.
  case slowest = "es95"

  /// The share of frames with arriving rows between which ``arrivals`` is judged.
  private static let arrivalShares = 0.1...0.9

  /// Returns the margin of the statistic: that of medians, or 2.5 times as much for the slowest
  /// frames, which scatter more in equal builds.
  package func margin(ofMedians margin: EquivalenceMargin) -> EquivalenceMargin {
    var margin = margin
    if self == .slowest { margin.factor = 1 + (margin.factor - 1) * 2.5 }
    return margin
  }

  /// Returns the log-ratios of head to base of a block of passes.
  ///
  /// Medians are those of the ratios of all passes, frame k of a pass with frame k of the pass of the
  /// other side next to it, so that a disturbance longer than two passes cancels. The slowest frames
  /// are those of each side, by the median of each frame over the passes.
  ///
  /// - Parameters:
  ///   - base: The times of the frames of each pass; those of `head` are in the same order.
  ///   - arrivals: The frames with arriving rows.
  /// - Precondition: The sides have equally many passes, at least one, of equally many frames, at
  ///   least one, all with positive times.
  package static func logRatios(
    base: [[Double]], head: [[Double]], arrivals: Set<Int>
  ) -> [DuelStatistic: Double] {
    precondition(
      !base.isEmpty && base.map(\.count) == head.map(\.count),
      "the sides of a duel have equally many passes and frames")
    let ratios = zip(base, head).map { zip($0, $1).map { log($1 / $0) } }
    return all(base[0].count, arrivals: arrivals) { statistic, frames in
      statistic == .slowest
        ? log(medians(of: head).expectedShortfall / medians(of: base).expectedShortfall)
        : ratios.flatMap { pass in frames.map { pass[$0] } }.median
    }
  }

  private static func medians(of passes: [[Double]]) -> Distribution {
    Distribution(passes[0].indices.map { frame in passes.map { $0[frame] }.median })
  }

  /// Returns the statistics of one side of a block, in the unit of the times.
  package static func values(of times: [Double], arrivals: Set<Int>) -> [DuelStatistic: Double] {
    all(times.count, arrivals: arrivals) { statistic, frames in
      statistic == .slowest
        ? Distribution(times).expectedShortfall : frames.map { times[$0] }.median
    }
  }

  private static func all(
    _ count: Int, arrivals: Set<Int>, _ value: (DuelStatistic, [Int]) -> Double
  ) -> [DuelStatistic: Double] {
    let arriving = (0..<count).filter(arrivals.contains)
    var values = [all: value(.all, Array(0..<count)), slowest: value(.slowest, [])]
    if arrivalShares.contains(Double(arriving.count) / Double(count)) {
      values[.arrivals] = value(.arrivals, arriving)
    }
    return values
  }
}
