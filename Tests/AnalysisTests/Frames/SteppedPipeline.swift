/// A two-stage pipeline advanced by quarters of a tick, without formulas.
struct SteppedPipeline {
  /// The quarters of a tick that each stage of a frame takes.
  typealias Cost = (app: Int, composite: Int)

  /// Returns the cost of a frame that starts within a tick; `nil` after the last frame.
  private let cost: (_ frame: Int, _ tick: Int) -> Cost?
  private var costs: [Cost] = []
  private var hasEnded = false
  private var time = 0
  /// The display link has fired, and the app has not yet started a frame for it.
  private var isDue = false
  private var inApp: (frame: Int, end: Int)?
  private var queue: [Int] = []
  private var inCompositor: (frame: Int, end: Int)?
  private var composited: [Int] = []
  /// The tick within which each frame starts.
  private(set) var started: [Int] = []
  private(set) var shown: [Int] = []

  init(cost: @escaping (_ frame: Int, _ tick: Int) -> Cost?) { self.cost = cost }

  init(_ frames: [Cost]) { self.init { frame, _ in frame < frames.count ? frames[frame] : nil } }

  mutating func run() {
    while !hasEnded || shown.count < started.count {
      moveFrames()
      if time.isMultiple(of: 4) {
        if !composited.isEmpty {
          composited.removeFirst()
          shown.append(time / 4)
        }
        if composited.count < 2 { isDue = true }
      }
      if isDue, inApp == nil, !hasEnded, started.count - shown.count - composited.count < 2 {
        start()
        isDue = false
      }
      moveFrames()
      time += 1
    }
  }

  private mutating func start() {
    guard let cost = cost(started.count, time / 4) else {
      hasEnded = true
      return
    }
    inApp = (started.count, time + cost.app)
    costs.append(cost)
    started.append(time / 4)
  }

  /// Moves every frame that can leave a stage or enter the compositor at this time.
  private mutating func moveFrames() {
    if let frame = inCompositor, frame.end <= time {
      composited.append(frame.frame)
      inCompositor = nil
    } else if let frame = inApp, frame.end <= time {
      queue.append(frame.frame)
      inApp = nil
    } else if inCompositor == nil, !queue.isEmpty {
      let frame = queue.removeFirst()
      inCompositor = (frame, time + costs[frame].composite)
    } else {
      return
    }
    moveFrames()
  }
}
