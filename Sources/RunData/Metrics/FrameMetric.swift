/// A quantity of every frame: a column of `frames.csv`, and the run metrics that follow from it.
///
/// Reading, writing and summing all follow from one stored property of ``FrameSample``,
/// held as its offset: closures take about 8 ns per value, key paths three times as long.
package struct FrameMetric: Sendable {
  /// The values of the measured rounds that a run reports.
  package enum Aggregate: Sendable {
    /// The mean over all measured frames, under this name.
    case mean(String)
    /// The sum over all measured frames, under this name.
    case total(String)
    /// Percentiles over the frames of a pass, each frame by its median over the rounds.
    case percentiles([Int])
  }

  /// The stored properties that hold the value.
  enum Storage: Sendable {
    case integer(offset: Int)
    case decimal(offset: Int, places: Int)
    /// The sum of other metrics; written, and checked when it is read.
    case sum(offsets: [Int])
  }

  package let metric: Metric
  /// The phase whose time it is; `nil` for any other metric.
  package let phase: Phase?
  let storage: Storage
  let aggregates: [Aggregate]
  let label: String?
  let isWork: Bool
  let isInSummary: Bool
  let sweepColumn: Int?

  package var name: String { metric.name }

  /// The percentiles that a run reports.
  package var percentiles: [Int] {
    aggregates.flatMap { aggregate -> [Int] in
      if case .percentiles(let percentiles) = aggregate { percentiles } else { [] }
    }
  }

  package func value(of sample: FrameSample) -> Double {
    switch storage {
    case .integer(let offset): Double(sample.integer(at: offset))
    case .decimal(let offset, _): sample.decimal(at: offset)
    case .sum(let offsets): Double(sample.sum(at: offsets))
    }
  }
}

extension FrameMetric {
  init(
    _ metric: Metric, _ path: PartialKeyPath<FrameSample>, phase: Phase? = nil,
    aggregates: [Aggregate] = [], label: String? = nil, isWork: Bool = false,
    isInSummary: Bool = false, sweepColumn: Int? = nil
  ) {
    let offset = Self.offset(of: path, metric.name)
    let isDecimal = type(of: path).valueType == Double.self
    self.init(
      metric: metric, phase: phase,
      storage: isDecimal ? .decimal(offset: offset, places: 6) : .integer(offset: offset),
      aggregates: aggregates, label: label, isWork: isWork, isInSummary: isInSummary,
      sweepColumn: sweepColumn)
  }

  /// - Parameter parts: Metrics of integers.
  init(
    _ metric: Metric, sumOf parts: [FrameMetric], aggregates: [Aggregate] = [],
    label: String? = nil, isInSummary: Bool = false
  ) {
    let offsets = parts.map { part in
      guard case .integer(let offset) = part.storage else {
        preconditionFailure("\(part.name) is no integer")
      }
      return offset
    }
    self.init(
      metric: metric, phase: nil, storage: .sum(offsets: offsets), aggregates: aggregates,
      label: label, isWork: false, isInSummary: isInSummary, sweepColumn: nil)
  }

  private static func offset(of path: PartialKeyPath<FrameSample>, _ name: String) -> Int {
    let type = type(of: path).valueType
    precondition(
      type == Int.self || type == Int64.self || type == Double.self,
      "\(name) is a number of 64 bits")
    guard let offset = MemoryLayout<FrameSample>.offset(of: path) else {
      preconditionFailure("\(name) is a stored property of a frame")
    }
    return offset
  }
}

/// Access by the offset of a stored property.
///
/// Sound because ``FrameSample`` consists of 64-bit numbers only and each offset is that of a
/// stored property of the type that is read or written, which ``FrameMetric`` checks.
extension FrameSample {
  /// Creates a sample with the sums over `frames` of the integers at `offsets`.
  ///
  /// Everything else is 0. Sums wrap on overflow.
  init(adding frames: ArraySlice<FrameSample>, at offsets: [Int]) {
    self.init()
    var sums = offsets.map { _ in 0 }
    // In place: an iterator would copy each sample, whose size is hundreds of bytes.
    unsafe frames.withUnsafeBytes { bytes in
      for start in stride(from: 0, to: bytes.count, by: MemoryLayout<FrameSample>.stride) {
        for (place, offset) in offsets.enumerated() {
          sums[place] &+= unsafe bytes.load(fromByteOffset: start + offset, as: Int.self)
        }
      }
    }
    for (sum, offset) in zip(sums, offsets) { setInteger(sum, at: offset) }
  }

  @inline(__always)
  func integer(at offset: Int) -> Int {
    unsafe withUnsafeBytes(of: self) { unsafe $0.load(fromByteOffset: offset, as: Int.self) }
  }

  @inline(__always)
  mutating func setInteger(_ value: Int, at offset: Int) {
    unsafe withUnsafeMutableBytes(of: &self) {
      unsafe $0.storeBytes(of: value, toByteOffset: offset, as: Int.self)
    }
  }

  func decimal(at offset: Int) -> Double {
    unsafe withUnsafeBytes(of: self) { unsafe $0.load(fromByteOffset: offset, as: Double.self) }
  }

  mutating func setDecimal(_ value: Double, at offset: Int) {
    unsafe withUnsafeMutableBytes(of: &self) {
      unsafe $0.storeBytes(of: value, toByteOffset: offset, as: Double.self)
    }
  }

  func sum(at offsets: [Int]) -> Int {
    var sample = self
    return sample.sumInPlace(at: offsets)
  }

  /// The sum of integers, read without a copy of the sample.
  mutating func sumInPlace(at offsets: [Int]) -> Int {
    unsafe withUnsafeBytes(of: &self) { bytes in
      offsets.reduce(0) { sum, offset in
        unsafe sum + bytes.load(fromByteOffset: offset, as: Int.self)
      }
    }
  }
}
