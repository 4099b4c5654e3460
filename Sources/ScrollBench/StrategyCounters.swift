import RunData

/// The counters of a strategy, and the faults of its images and layers.
///
/// Values per frame are means over the measured frames, rounded to three decimal places as
/// `summary.csv` has them. `scrollbench list metrics` defines all of them.
public struct StrategyCounters: Equatable, Identifiable, Sendable {
  /// The id of the strategy.
  public let id: String
  /// The number of measured frames.
  public let frames: Int
  /// The number of rows that came on to the display in the measured frames.
  public let rowsIn: Int
  /// All exact counters, by the names that `list metrics` prints.
  ///
  /// Without `allocated_bytes_per_frame` where allocated bytes cannot be counted.
  public let values: [String: Double]
  /// A Boolean value that indicates whether the strategy draws the pixels of the reference renderer.
  ///
  /// Small tables with all kinds of events are compared at one device pixel per point, and 8 frames
  /// of the measured scroll at the scale of the scenario. Inside the corner squares of rounded rows,
  /// channels may differ by 2 of 255; those of a control are not compared.
  public let imagesMatchReference: Bool
  /// The faults that the strategy's descriptor does not predict, a sentence each: wrong images,
  /// wrong corners in any measured frame, and growing numbers of layers.
  public let faults: [String]

  init(_ series: FrameSeries, _ facts: SeriesFacts, of run: RunResult) {
    let counts = SeriesCounts(
      of: series, facts: facts, displayPixels: run.facts.run.scroll.display.pixelCount,
      absent: run.absent)
    id = series.strategy
    frames = counts.frames
    rowsIn = counts.sums.rowsIn
    values = counts.values
    imagesMatchReference = run.facts.proofs.contains {
      $0.strategy == series.strategy && $0.isWithinAllowance
    }
    faults = run.facts.faults(of: id).filter { !$0.isPredicted }.map(\.sentence)
  }
}

extension StrategyCounters {
  /// Pixels read, blended and written back.
  public var blendedPixelsPerFrame: Double { value("blended_px_per_frame") }
  /// Pixels written without reading the destination.
  public var opaquePixelsPerFrame: Double { value("opaque_px_per_frame") }
  /// Opaque and blended pixels per pixel of the display.
  public var overdraw: Double { value("overdraw") }
  /// Visible layers of the layer tree.
  public var layersPerFrame: Double { value("layers_per_frame") }
  /// Subtrees drawn into a buffer of their own first.
  public var offscreenPassesPerFrame: Double { value("offscreen_passes_per_frame") }
  /// Bytes of layer contents made or changed, which a GPU would upload.
  public var contentsChangedBytesPerFrame: Double { value("contents_changed_bytes") }
  /// Bytes allocated by this build, in size classes of jemalloc; `nil` if another allocator is
  /// preloaded, and in a build without the trait `Jemalloc`.
  public var allocatedBytesPerFrame: Double? { values["allocated_bytes_per_frame"] }
  /// Cells made in the measured frames because none was at hand for reuse.
  public var cellsCreated: Int { Int(value("cells_created")) }
  /// Cells in existence after the last frame: on the display, in a pool, or kept.
  public var cellsAlive: Int { Int(value("cells_alive")) }
  /// Bytes of background images and of rasterized cells alive at the last frame.
  public var imageBytes: Int { Int(value("image_bytes")) }

  private func value(_ metric: String) -> Double {
    guard let value = values[metric] else {
      preconditionFailure("there is no exact counter \(metric)")
    }
    return value
  }
}
