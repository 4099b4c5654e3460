package import Graphics
package import RunData

/// A renderer of display lists.
///
/// All engines draw the same lists and must produce the same pixels; they differ in the work that
/// they save.
package protocol Engine: AnyObject {
  /// Draws a list into a buffer, every pixel of it.
  ///
  /// - Precondition: The list was committed for a display of the buffer's size, and opaque items
  ///   cover all of it, as a table's backdrop does.
  func composite(_ list: borrowing DisplayList, into buffer: FrameBuffer)

  /// Reserves the memory that drawing a list takes, without drawing it.
  ///
  /// - Returns: `false` if only ``composite(_:into:)`` reserves it.
  func reserve(for list: borrowing DisplayList) -> Bool

  /// Returns the work of drawing a list, in a sample without anything else.
  ///
  /// Counted separately from drawing, so that it takes no frame time and does not affect the next
  /// frame.
  func work(of list: borrowing DisplayList) -> FrameSample

  /// Calls `body` once on each rendering thread except the calling one, in sequence.
  ///
  /// For probes that must be created on the thread that they observe.
  func onEachWorker(_ body: @Sendable () -> Void)
}

extension Engine {
  package func reserve(for list: borrowing DisplayList) -> Bool { false }
  package func onEachWorker(_ body: @Sendable () -> Void) {}
}

/// An engine that can be selected by identifier, and its settings.
package struct EngineDescriptor: Sendable {
  package let id: String
  package let summary: String
  /// Indicates whether the engine is part of this package: it supports several threads and a choice
  /// of kernels.
  package let isOurs: Bool
  /// The kernels that the engine draws with if it is ours, and in any case those for labels and
  /// images.
  package var kernels = KernelSet.widest
  /// The number of rendering threads, the calling one included.
  package var threads = 1
  private let makeWith: @Sendable (KernelSet, _ threads: Int) -> any Engine

  package init(
    id: String, summary: String, isOurs: Bool = true,
    make: @escaping @Sendable (KernelSet, _ threads: Int) -> any Engine
  ) {
    self.id = id
    self.summary = summary
    self.isOurs = isOurs
    makeWith = make
  }

  /// Creates the engine, with a single thread if the system cannot create all of them.
  package func make() -> any Engine { makeWith(kernels, threads) }
}

/// The engines, the default first.
package enum EngineCatalogue {
  package static let all = [painter, .immediate, culling] + independent

  private static let painter = EngineDescriptor(
    id: "painter", summary: "Every layer as it was declared, back to front, nothing culled.",
    make: { kernels, threads in Painter(kernels: kernels, threads: threads) })

  private static let culling = EngineDescriptor(
    id: "culling",
    summary: "Each pixel written once: what declared-opaque layers hide is never drawn.",
    make: { kernels, threads in CullingEngine(kernels: kernels, threads: threads) })

  #if Pixman
    /// Engines of other projects, which validate pixels and speed.
    private static let independent = [
      EngineDescriptor(
        id: "pixman", summary: "The same list drawn by libpixman, as X servers and cairo do.",
        isOurs: false, make: { _, _ in PixmanEngine() })
    ]
  #else
    private static let independent: [EngineDescriptor] = []
  #endif

  /// - Precondition: The identifier exists.
  package static func named(_ id: String) -> EngineDescriptor {
    guard let engine = all.first(where: { $0.id == id }) else {
      preconditionFailure("there is no engine \(id)")
    }
    return engine
  }
}
