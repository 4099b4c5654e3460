/// The measurements of one frame, a line of `frames.csv`; ``Metric/ofFrames`` defines them.
///
/// Consists of 64-bit numbers only, so that a log of samples is written without allocation and
/// metrics access a sample by offset.
package struct FrameSample: Equatable, Sendable {
  package var round = 0
  package var frame = 0
  /// In points.
  package var offset = 0.0
  package var visibleRows = 0
  package var capRows = 0
  package var rowsIn = 0
  package var rowsOut = 0
  /// `rowsIn - cellsCreated` cells were reused.
  package var cellsCreated = 0
  package var phases = PhaseTimes()
  package var opaquePixels = 0
  package var blendedPixels = 0
  package var offscreenPasses = 0
  package var offscreenPixels = 0
  package var layers = 0
  /// Bytes allocated by the frame's thread, and during `composite` by the worker threads.
  package var phaseBytes = PhaseBytes()
  /// `opaquePixels` and `blendedPixels` by role.
  package var roles = RolePixels()
  package var traffic = Traffic()
  /// 0 if there is none.
  package var firstRow = 0
  package var involuntarySwitches = 0
  package var stealTicks = 0
  package var labelHits = 0
  package var labelMisses = 0

  package init() {}

  package var allocatedBytes: Int { phaseBytes.total }
}

/// The pixels that a frame touched, by the role of their layers.
package struct RolePixels: Equatable, Sendable {
  package struct Count: Equatable, Sendable {
    package var opaque: Int
    package var blended: Int

    package init(opaque: Int = 0, blended: Int = 0) {
      self.opaque = opaque
      self.blended = blended
    }
  }

  package var backdrop = Count()
  package var background = Count()
  package var label = Count()
  /// Separators, indicators and everything else.
  package var decoration = Count()

  package init() {}
}

/// The memory traffic of compositing a frame, counted in this program's engines.
///
/// A tile-based GPU keeps the destination on chip, so that only sources, off-screen passes and
/// uploads cost bandwidth; a CPU also reads and writes the destination.
package struct Traffic: Equatable, Sendable {
  package var quads = 0
  package var imageSwitches = 0
  package var sourceReadBytes = 0
  package var destinationReadBytes = 0
  package var destinationWriteBytes = 0
  package var offscreenBytes = 0
  package var contentsChangedBytes = 0
  package var resampledPixels = 0
  package var wholeQuads = 0
  /// All pixels of rounded fills and of sources that are not declared opaque.
  package var wholeQuadBlendedPixels = 0

  package init() {}
}
