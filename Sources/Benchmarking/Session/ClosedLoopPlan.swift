package import RunRecords

/// The closed-loop passes of each round of an experiment.
///
/// They run after the open-loop passes, which they leave as they are. The placebo has none, because
/// nothing compares its hitches.
package struct ClosedLoopPlan: Equatable, Sendable {
  /// The pipeline that determines when frames start.
  package let pipeline: Pipeline
  /// The factors of all durations, a pass each: 1, then the throttles of the run.
  package let factors: [Double]

  package init(pipeline: Pipeline, throttles: [Double]) {
    self.pipeline = pipeline
    factors = RunRecord.closedLoopFactors(throttles: throttles)
  }
}
