import RunData

extension FrameSample {
  /// The repeatable counts of a frame: all but times, interference, and the bytes of the phase that
  /// shapes text.
  ///
  /// The text library has caches shared by all threads, whose growth is not deterministic.
  var repeatable: FrameSample {
    var counts = self
    counts.phases = PhaseTimes()
    (counts.involuntarySwitches, counts.stealTicks) = (0, 0)
    counts.phaseBytes.configure = 0
    return counts
  }
}
