package import PixelKernels

/// A way to turn a draw list into pixels.
///
/// All engines draw the same list and must show the same picture; they differ in the work they
/// save.
package protocol Engine: AnyObject {
  /// Draws a list into a buffer, every pixel of it.
  ///
  /// - Precondition: The list was committed for a display of the buffer's size, and covers all of
  ///   it with opaque items, as a table with its backdrop does.
  func composite(_ list: borrowing DrawList, into buffer: FrameBuffer)

  /// What drawing a list takes, counted apart from it, so that counting costs no frame time.
  func work(of list: borrowing DrawList) -> WorkCounters
}

/// An engine that can be chosen by name.
package struct EngineDescriptor: Sendable {
  package let id: String
  /// What it does, in one sentence.
  package let summary: String
  private let makeWith: @Sendable (KernelSet) -> any Engine

  fileprivate init(
    id: String, summary: String, make: @escaping @Sendable (KernelSet) -> any Engine
  ) {
    self.id = id
    self.summary = summary
    makeWith = make
  }

  /// An engine, new, that draws with some kernels if it draws with ours at all.
  package func make(kernels: KernelSet = .widest) -> any Engine { makeWith(kernels) }
}

/// The engines, the default first.
package enum EngineCatalogue {
  package static let all = [painter, culling] + independent

  private static let painter = EngineDescriptor(
    id: "painter", summary: "Every layer as it was declared, back to front, nothing culled.",
    make: { Painter(kernels: $0) })

  private static let culling = EngineDescriptor(
    id: "culling",
    summary: "Each pixel written once: what declared-opaque layers hide is never drawn.",
    make: { CullingEngine(kernels: $0) })

  #if Pixman
    /// Engines that others have made: judges of our pixels and our speed.
    private static let independent = [
      EngineDescriptor(
        id: "pixman", summary: "The same list drawn by libpixman, as X servers and cairo do.",
        make: { _ in PixmanEngine() })
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
