/// The conditions under which the process of a round measured, as far as the system reports them.
///
/// Times are those of the timed passes, all series together. Nothing is subtracted from
/// measurements.
package struct RoundConditions: Codable, Equatable, Sendable {
  /// The measured round, from 1.
  package var round: Int
  package var wallNanoseconds = 0
  /// The time that the measuring thread had a processor.
  package var threadNanoseconds = 0
  /// The time that the measuring thread waited for a processor; `nil` if unknown.
  package var runDelayNanoseconds: Int?
  /// The number of periods in which a control group was throttled; `nil` if unknown.
  package var throttledPeriods: Int?
  /// `nil` if unknown.
  package var throttledMicroseconds: Int?
  /// The frequency governor of the first processor; empty if unknown.
  package var governor = ""
  /// Indicates whether processors may exceed their base frequency; `nil` if unknown.
  package var turbo: Bool?
  /// The load averages over 1, 5 and 15 minutes before the process of the round.
  package var loadAverages: [Double] = []
  package var loadAveragesAtEnd: [Double] = []

  package init(round: Int) { self.round = round }
}
