/// What the yardstick bench measured: every engine on every way of drawing its scene.
///
/// All times are in nanoseconds, in the order in which they were taken.
package struct EngineBenchmarkRecord: Equatable, Sendable {
  /// A way to draw the scene, and the strategy that draws so.
  package struct Way: Equatable, Sendable {
    package var name: String
    package var strategy: String

    package init(name: String, strategy: String) {
      self.name = name
      self.strategy = strategy
    }
  }

  /// An engine with a number of threads, drawing in one way.
  package struct Cell: Equatable, Sendable {
    package var engine: String
    package var threads: Int
    /// The name of the way.
    package var way: String
    /// What rows showed besides their background.
    package var content: String
    /// Whether the engine looks at pixels, so that its times recommend nothing.
    package var isLowerBound: Bool
    /// Whether the engine leaves alone what did not change since the frame before.
    package var writesOnlyChanges: Bool
    /// Looking at the list before it is drawn, which is part of the commit: one a frame, cold ones
    /// included.
    package var prepareTimes: [Int64]
    /// Drawing the list.
    package var times: [Int64]
    /// Drawing it after other memory was touched.
    package var coldTimes: [Int64]

    package init(
      engine: String, threads: Int, way: String, content: String, isLowerBound: Bool = false,
      writesOnlyChanges: Bool = false, prepareTimes: [Int64] = [], times: [Int64] = [],
      coldTimes: [Int64] = []
    ) {
      self.engine = engine
      self.threads = threads
      self.way = way
      self.content = content
      self.isLowerBound = isLowerBound
      self.writesOnlyChanges = writesOnlyChanges
      self.prepareTimes = prepareTimes
      self.times = times
      self.coldTimes = coldTimes
    }
  }

  /// One engine blending two images of equal area, neither declared opaque.
  package struct Sources: Equatable, Sendable {
    package var engine: String
    package var threads: Int
    /// Drawing the image whose pixels have random alpha.
    package var randomAlphaTimes: [Int64]
    /// Drawing the image whose pixels are all opaque.
    package var opaqueTimes: [Int64]

    package init(
      engine: String, threads: Int, randomAlphaTimes: [Int64] = [], opaqueTimes: [Int64] = []
    ) {
      self.engine = engine
      self.threads = threads
      self.randomAlphaTimes = randomAlphaTimes
      self.opaqueTimes = opaqueTimes
    }
  }

  /// The ways, in the order of reports.
  package var ways: [Way]
  /// All ways of an engine with a number of threads before the next one's; those of another content
  /// than ``content``, which only engines that write only changes draw, come last.
  package var cells: [Cell]
  /// One memset of the frame buffer before each frame that is not cold.
  package var memsetTimes: [Int64]
  package var sources: Sources
  /// The frame, in pixels.
  package var pixelWidth: Int
  package var pixelHeight: Int
  /// How far the scroll moves from frame to frame, in pixels.
  package var pixelsPerFrame: Int
  /// The other memory that was touched before each cold frame, in bytes.
  package var otherBytes: Int
  /// What rows show besides their background, where all engines drew it.
  package var content: String
  /// The frames of each way whose images were compared.
  package var comparedFrames: Int
  package var machine: MachineFacts

  package init(
    ways: [Way], cells: [Cell], memsetTimes: [Int64], sources: Sources, pixelWidth: Int,
    pixelHeight: Int, pixelsPerFrame: Int, otherBytes: Int, content: String,
    comparedFrames: Int, machine: MachineFacts
  ) {
    self.ways = ways
    self.cells = cells
    self.memsetTimes = memsetTimes
    self.sources = sources
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.pixelsPerFrame = pixelsPerFrame
    self.otherBytes = otherBytes
    self.content = content
    self.comparedFrames = comparedFrames
    self.machine = machine
  }
}
