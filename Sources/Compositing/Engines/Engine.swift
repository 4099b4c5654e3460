package import Graphics

/// A renderer of display lists.
///
/// All engines draw the same lists and must produce the same pixels; they differ in the work that
/// they save.
package protocol Engine: AnyObject {
  /// Prepares a list for drawing as part of the commit, whose time includes this call.
  ///
  /// Called once before ``composite(_:into:)`` with the same list. Only engines that examine
  /// changed contents implement it; a list that was not prepared is drawn with the same pixels but
  /// more work.
  func prepare(_ list: borrowing DisplayList)

  /// Draws a list into a buffer, every pixel of it.
  ///
  /// - Precondition: The list was committed for a display of the buffer's size, and opaque items
  ///   cover all of it, as a table's backdrop does.
  func composite(_ list: borrowing DisplayList, into buffer: FrameBuffer)

  /// Reserves the memory that drawing a list takes, without drawing it.
  ///
  /// - Returns: `false` if only ``composite(_:into:)`` reserves it.
  func reserve(for list: borrowing DisplayList) -> Bool

  /// Returns the work of drawing the last composited list.
  ///
  /// Counted separately from drawing, so that it takes no frame time and does not affect the next
  /// frame.
  func work(of list: borrowing DisplayList) -> WorkCounters

  /// Calls `body` once on each rendering thread except the calling one, in sequence.
  ///
  /// For probes that must be created on the thread that they observe.
  func onEachWorker(_ body: @Sendable () -> Void)
}

extension Engine {
  package func prepare(_ list: borrowing DisplayList) {}
  package func reserve(for list: borrowing DisplayList) -> Bool { false }
  package func onEachWorker(_ body: @Sendable () -> Void) {}
}

/// An engine that can be selected by identifier, and its settings.
package struct EngineDescriptor: Sendable {
  package let id: String
  /// A one-sentence description.
  package let summary: String
  /// A Boolean value that indicates whether the engine is part of this package: it supports several
  /// threads and a choice of kernels.
  package let isOurs: Bool
  /// A Boolean value that indicates whether the engine examines pixels, which no shipping
  /// compositor does: its times are a lower bound and not a basis for recommendations.
  package let isLowerBound: Bool
  /// A Boolean value that indicates whether the engine skips pixels that did not change since the
  /// buffer was last drawn, and therefore relies on exclusive access to the buffer.
  package let writesOnlyChanges: Bool
  /// The kernels that the engine draws with if it is ours, and in any case those for labels and
  /// images.
  package var kernels = KernelSet.widest
  /// The number of rendering threads, the calling one included.
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

  /// A Boolean value that indicates whether the engine reuses state of earlier frames, so that
  /// interleaved tables need an engine each.
  package var remembersFrames: Bool { isLowerBound || writesOnlyChanges }

  /// Creates the engine, with a single thread if the system cannot create all of them.
  package func make() -> any Engine { makeWith(kernels, threads) }
}

/// The engines, the default first.
package enum EngineCatalogue {
  package static let all = [painter, .immediate, culling, cullingDamage, oracle] + independent

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
    make: { kernels, threads in
      CullingEngine(kernels: kernels, threads: threads, smallestGap: CullingEngine.smallestGap)
    })

  private static let oracle = EngineDescriptor(
    id: "oracle",
    summary: "Culling that also looks at the pixels of images: a lower bound, not a choice.",
    isLowerBound: true,
    make: { kernels, threads in OracleEngine(kernels: kernels, threads: threads) })

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

  /// Returns the engine with an identifier.
  ///
  /// - Precondition: The identifier exists.
  package static func named(_ id: String) -> EngineDescriptor {
    guard let engine = all.first(where: { $0.id == id }) else {
      preconditionFailure("there is no engine \(id)")
    }
    return engine
  }
}
