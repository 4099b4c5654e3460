import RunRecords

extension FrameSample {
  /// What a frame counts the same in another run of this process: all but its times, what the system
  /// did meanwhile, and the bytes of the phase that shapes text.
  ///
  /// The text library keeps what all threads share, and which of them makes it room is chance.
  var repeatable: FrameSample {
    var counts = self
    counts.phases = PhaseTimes()
    (counts.involuntarySwitches, counts.stealTicks) = (0, 0)
    counts.phaseBytes.configure = 0
    return counts
  }
}
