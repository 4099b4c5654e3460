package import Graphics

/// A way to turn a draw list into pixels.
///
/// All engines draw the same list and must show the same image; they differ in the work they
/// save.
package protocol Engine: AnyObject {
  /// Looks at a list before it is drawn: part of the commit, and timed there.
  ///
  /// Called once before ``composite(_:into:)`` with the same list. Only an engine that looks at
  /// contents when they change has something to do here; what it has not seen it draws as any
  /// other engine would, so that only work depends on it, never a pixel.
  func prepare(_ list: borrowing DisplayList)

  /// Draws a list into a buffer, every pixel of it.
  ///
  /// - Precondition: The list was committed for a display of the buffer's size, and covers all of
  ///   it with opaque items, as a table with its backdrop does.
  func composite(_ list: borrowing DisplayList, into buffer: FrameBuffer)

  /// What drawing a list took that was composited last, counted apart from it, so that counting
  /// costs no frame time and changes nothing about the next frame.
  func work(of list: borrowing DisplayList) -> WorkCounters

  /// Calls a body once on each thread that draws besides the caller's, one after the other.
  ///
  /// For probes that must be made on the thread that they watch.
  func onEachWorker(_ body: @Sendable () -> Void)
}

extension Engine {
  package func prepare(_ list: borrowing DisplayList) {}
  package func onEachWorker(_ body: @Sendable () -> Void) {}
}

/// An engine that can be chosen by name, and how it is to draw.
package struct EngineDescriptor: Sendable {
  package let id: String
  /// What it does, in one sentence.
  package let summary: String
  /// Whether more than one thread can draw, and kernels can be chosen: whether it is ours.
  package let isOurs: Bool
  /// Whether it looks at pixels, which no shipping compositor does: its times are a lower bound
  /// and recommend nothing.
  package let isLowerBound: Bool
  /// Whether it leaves alone what did not change since the buffer was drawn last: it relies on
  /// nobody else writing to the buffer.
  package let writesOnlyChanges: Bool
  /// The kernels that it draws with, if it is ours; in any case those for the labels and images that
  /// it is given.
  package var kernels = KernelSet.widest
  /// The threads that draw, the caller's included.
  package var threads = 1
  private let makeWith: @Sendable (KernelSet, _ threads: Int) -> any Engine

  package init(
    id: String, summary: String, isOurs: Bool = true, isLowerBound: Bool = false,
    writesOnlyChanges: Bool = false,
    make: @escaping @Sendable (KernelSet, _ threads: Int) -> any Engine
  ) {
    self.id = id
    self.summary = summary
    self.isOurs = isOurs
    self.isLowerBound = isLowerBound
    self.writesOnlyChanges = writesOnlyChanges
    makeWith = make
  }

  /// Whether what it knows of frames before saves work in the next one, so that tables that take
  /// turns need an engine each.
  package var remembersFrames: Bool { isLowerBound || writesOnlyChanges }

  /// The engine, new.
  package func make() -> any Engine { makeWith(kernels, threads) }
}

/// The engines, the default first.
package enum EngineCatalogue {
  package static let all = [painter, culling, cullingDamage, oracle] + independent

  private static let painter = EngineDescriptor(
    id: "painter", summary: "Every layer as it was declared, back to front, nothing culled.",
    make: { kernels, threads in Painter(kernels: kernels, threads: threads) })

  private static let culling = EngineDescriptor(
    id: "culling",
    summary: "Each pixel written once: what declared-opaque layers hide is never drawn.",
    make: { kernels, threads in CullingEngine(kernels: kernels, threads: threads) })

  private static let cullingDamage = EngineDescriptor(
    id: "culling-damage",
    summary: "Culling that writes only what has changed since its buffer was last drawn.",
    writesOnlyChanges: true,
    make: { kernels, threads in CullingDamageEngine(kernels: kernels, threads: threads) })

  private static let oracle = EngineDescriptor(
    id: "oracle",
    summary: "Culling that also looks at the pixels of images: a lower bound, not a choice.",
    isLowerBound: true,
    make: { kernels, threads in OracleEngine(kernels: kernels, threads: threads) })

  #if Pixman
    /// Engines that others have made: judges of our pixels and our speed.
    private static let independent = [
      EngineDescriptor(
        id: "pixman", summary: "The same list drawn by libpixman, as X servers and cairo do.",
        isOurs: false, make: { _, _ in PixmanEngine() })
    ]
  #else
    private static let independent: [EngineDescriptor] = []
  #endif

  /// The engine of an id.
  ///
  /// - Precondition: There is one.
  package static func named(_ id: String) -> EngineDescriptor {
    guard let engine = all.first(where: { $0.id == id }) else {
      preconditionFailure("there is no engine \(id)")
    }
    return engine
  }
}
