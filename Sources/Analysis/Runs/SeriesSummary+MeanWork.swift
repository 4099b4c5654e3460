import RunRecords
import Statistics

extension SeriesSummary {
  /// What a frame costs on average, over all frames of the measured rounds.
  package struct MeanWork: Equatable, Sendable {
    package let opaquePixels: Double
    package let blendedPixels: Double
    package let offscreenPasses: Double
    package let layers: Double
    package let allocatedBytes: Double
    package let visibleRows: Double
    package let capRows: Double
    package let roles: MeanRoles
    package let traffic: MeanTraffic
  }

  /// The mean of ``RunRecords/RolePixels``.
  package struct MeanRoles: Equatable, Sendable {
    package struct Count: Equatable, Sendable {
      package let opaque: Double
      package let blended: Double
    }

    package let backdrop: Count
    package let background: Count
    package let label: Count
    package let decoration: Count
  }

  /// The mean of ``RunRecords/Traffic``.
  package struct MeanTraffic: Equatable, Sendable {
    package let quads: Double
    package let imageSwitches: Double
    package let sourceReadBytes: Double
    package let destinationReadBytes: Double
    package let destinationWriteBytes: Double
    package let offscreenBytes: Double
    package let contentsChangedBytes: Double
  }
}

extension SeriesSummary.MeanWork {
  init(of frames: ArraySlice<FrameSample>) {
    func mean(_ count: (FrameSample) -> Int) -> Double {
      Double(frames.reduce(0) { $0 + count($1) }) / Double(frames.count)
    }
    func means(_ role: (RolePixels) -> RolePixels.Count) -> SeriesSummary.MeanRoles.Count {
      SeriesSummary.MeanRoles.Count(
        opaque: mean { role($0.roles).opaque }, blended: mean { role($0.roles).blended })
    }
    self.init(
      opaquePixels: mean(\.opaquePixels), blendedPixels: mean(\.blendedPixels),
      offscreenPasses: mean(\.offscreenPasses), layers: mean(\.layers),
      allocatedBytes: mean(\.allocatedBytes), visibleRows: mean(\.visibleRows),
      capRows: mean(\.capRows),
      roles: SeriesSummary.MeanRoles(
        backdrop: means { $0.backdrop }, background: means { $0.background },
        label: means { $0.label },
        decoration: means { $0.decoration }),
      traffic: SeriesSummary.MeanTraffic(
        quads: mean(\.traffic.quads), imageSwitches: mean(\.traffic.imageSwitches),
        sourceReadBytes: mean(\.traffic.sourceReadBytes),
        destinationReadBytes: mean(\.traffic.destinationReadBytes),
        destinationWriteBytes: mean(\.traffic.destinationWriteBytes),
        offscreenBytes: mean(\.traffic.offscreenBytes),
        contentsChangedBytes: mean(\.traffic.contentsChangedBytes)))
  }
}
