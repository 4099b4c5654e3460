import Compositing
import Measurement

/// An engine that draws one list a frame while others take turns, and the times that it took.
final class TimedEngine {
  let descriptor: EngineDescriptor
  private let engine: any Engine
  /// The buffer that all share, or one of its own.
  let buffer: FrameBuffer
  private(set) var prepareTimes: [Int64] = []
  private(set) var times: [Int64] = []
  private(set) var coldTimes: [Int64] = []

  /// - Parameters:
  ///   - engine: What draws, which others may draw with in turn.
  ///   - shared: The buffer of all engines that write every pixel.
  init(_ descriptor: EngineDescriptor, drawnBy engine: any Engine, shared: FrameBuffer) {
    self.descriptor = descriptor
    self.engine = engine
    buffer = descriptor.writesOnlyChanges ? FrameBuffer(size: shared.size) : shared
  }

  /// Draws a list and times it.
  ///
  /// - Parameter approach: What happens right before the frame, once the engine has looked at the
  ///   list.
  func draw(_ list: borrowing DisplayList, isCold: Bool, after approach: () -> Void) {
    let start = MonotonicClock.now()
    engine.prepare(list)
    prepareTimes.append(MonotonicClock.now() - start)
    approach()
    let began = MonotonicClock.now()
    engine.composite(list, into: buffer)
    let time = MonotonicClock.now() - began
    if isCold { coldTimes.append(time) } else { times.append(time) }
  }

  /// Draws a list without timing it.
  func draw(_ list: borrowing DisplayList) {
    engine.prepare(list)
    engine.composite(list, into: buffer)
  }

  /// The engine with its threads, as `culling with 2 threads`.
  var name: String {
    let threads = descriptor.threads
    return "\(descriptor.id) with \(threads) \(threads == 1 ? "thread" : "threads")"
  }
}
