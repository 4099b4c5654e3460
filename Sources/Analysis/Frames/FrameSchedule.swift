package import RunData

/// The durations of the two stages of a frame, in nanoseconds.
package struct StageTimes: Equatable, Sendable {
  /// The duration from `advance` to `commit`.
  package var app: Double
  package var composite: Double

  package init(app: Double, composite: Double) {
    self.app = app
    self.composite = composite
  }

  package init(_ phases: PhaseTimes) {
    self.init(app: Double(phases.total - phases.composite), composite: Double(phases.composite))
  }

  package static func * (times: StageTimes, factor: Double) -> StageTimes {
    StageTimes(app: times.app * factor, composite: times.composite * factor)
  }
}

/// The simulated pipeline of one pass, frame by frame, from tick 0.
///
/// Both pipelines show a frame at the first tick S_i after S_{i−1} at which it is composited; a
/// frame that is composited exactly at a tick is shown there.
///
/// - serial: Frame i starts at the tick S_{i−1} and runs both stages.
/// - two-stage: App and compositor work in parallel, with a queue of depth 2 between them. B_i, A_i
///   and C_i are the start and the end of frame i in the app, and its end in the compositor:
///
///       B_i = max(tick_i, A_{i−1}, C_{i−2})
///       A_i = B_i + app_i
///       C_i = max(A_i, C_{i−1}) + composite_i
///
///   tick_i is the first tick after B_{i−1} at which at most one composited frame is left waiting:
///   the display link fires once per tick, and frames do not pile up behind an earlier hitch, where
///   they would conceal the next one. Equal frames that fit a tick per stage miss none, and an
///   isolated frame of 1.5 ticks in both stages misses two.
///
/// The first frame has no predecessor: it misses the ticks beyond the latency of a full pipeline.
package struct FrameSchedule: Sendable {
  package struct Frame: Equatable, Sendable {
    /// The start of each stage, in nanoseconds since tick 0.
    package let appStart: Double
    package let compositeStart: Double
    package let shownTick: Int
    /// The ticks without a new image before it.
    package let missedTicks: Int
  }

  /// The length of a tick, in the unit of the times below.
  ///
  /// Times are nanoseconds times the refresh rate since the tick `origin`, which is exact for whole
  /// and half nanoseconds: a tick in nanoseconds, such as 8333333.33… at 120 Hz, is not.
  private static let tick = 1e9

  private let rate: Double
  private let pipeline: Pipeline
  /// tick_i of the latest frame.
  private var origin = 0
  /// S_i of the latest frame; `nil` before the first one.
  private var shown: Int?
  /// B and A of the latest frame.
  private var (appStart, appEnd) = (0.0, 0.0)
  /// C of the latest frame and of the one before.
  private var (compositeEnd, compositeEndBefore) = (0.0, 0.0)

  package init(_ model: VsyncModel) {
    rate = Double(model.refreshRate)
    pipeline = model.pipeline
  }

  /// - Precondition: No duration is negative.
  package mutating func append(_ times: StageTimes) -> Frame {
    precondition(times.app >= 0 && times.composite >= 0, "a duration is not negative")
    moveOrigin(to: earliestTick)
    appStart = pipeline == .serial ? 0 : max(0, appEnd, compositeEndBefore)
    appEnd = appStart + times.app * rate
    let compositeStart = max(appEnd, compositeEnd)
    compositeEndBefore = compositeEnd
    compositeEnd = compositeStart + times.composite * rate
    let ready = origin + max(1, Int((compositeEnd / Self.tick).rounded(.up)))
    // The first frame is due after the latency of a full pipeline.
    let due = shown.map { $0 + 1 } ?? (pipeline == .serial ? 1 : 2)
    let current = shown == nil ? ready : max(due, ready)
    shown = current
    let start = Double(origin) * Self.tick
    return Frame(
      appStart: (start + appStart) / rate, compositeStart: (start + compositeStart) / rate,
      shownTick: current, missedTicks: max(0, ready - due))
  }

  /// The first tick at which the app may start the next frame.
  private var earliestTick: Int {
    guard let shown else { return 0 }
    guard pipeline == .twoStage else { return shown }
    let next = (appStart / Self.tick).rounded(.down) + 1
    let tick = origin + Int(next)
    return compositeEnd <= next * Self.tick ? max(tick, shown - 1) : tick
  }

  private mutating func moveOrigin(to tick: Int) {
    let distance = Double(tick - origin) * Self.tick
    origin = tick
    appEnd -= distance
    compositeEnd -= distance
    compositeEndBefore -= distance
  }
}
