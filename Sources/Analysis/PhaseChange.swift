package import RunRecords
import Statistics

/// A phase and by how much its time changed.
package struct PhaseChange: Equatable, Sendable {
  package let phase: Phase
  /// In milliseconds; negative if it became shorter.
  package let milliseconds: Double

  package init(phase: Phase, milliseconds: Double) {
    self.phase = phase
    self.milliseconds = milliseconds
  }
}
