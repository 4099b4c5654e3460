// Reading, writing and summing a metric of frames all follow from one stored property of
// ``FrameSample``, held as its offset: closures take about 8 ns per value, key paths three times as
// long.
extension Metric {
  /// The stored properties that hold the value.
  enum Storage: Sendable {
    case integer(offset: Int)
    case decimal(offset: Int)
    /// The sum of other metrics; written, and checked when it is read.
    case sum(offsets: [Int])

    /// The integers that add up to the value.
    var offsets: [Int] {
      switch self {
      case .integer(let offset): [offset]
      case .decimal: []
      case .sum(let offsets): offsets
      }
    }

    func field(of sample: FrameSample) -> Field {
      switch self {
      case .integer(let offset): .integer(sample.number(Int.self, at: offset))
      case .decimal(let offset): .decimal(sample.number(Double.self, at: offset), places: 6)
      case .sum(let offsets): .integer(sample.sum(at: offsets))
      }
    }
  }

  /// The value of a frame, as files have it; empty for a metric of something else.
  package func field(of sample: FrameSample) -> Field { storage?.field(of: sample) ?? .empty }

  package func value(of sample: FrameSample) -> Double {
    switch field(of: sample) {
    case .integer(let value): Double(value)
    case .decimal(let value, _): value
    case .empty, .text: 0
    }
  }

  func stored(in path: PartialKeyPath<FrameSample>) -> Metric {
    let type = type(of: path).valueType
    precondition(
      type == Int.self || type == Int64.self || type == Double.self,
      "\(name) is a number of 64 bits")
    guard let offset = MemoryLayout<FrameSample>.offset(of: path) else {
      preconditionFailure("\(name) is a stored property of a frame")
    }
    var metric = self
    metric.storage = type == Double.self ? .decimal(offset: offset) : .integer(offset: offset)
    return metric
  }

  /// Returns the metric of the sum of others, which are integers.
  func sum(of parts: [Metric]) -> Metric {
    var metric = self
    metric.storage = .sum(offsets: parts.flatMap { $0.storage?.offsets ?? [] })
    return metric
  }
}

extension Metric {
  /// Returns the metric with its mean over the measured frames of a run.
  func mean(
    _ name: String? = nil, workName: String? = nil, isInSummary: Bool = false
  ) -> Metric {
    var mean = Metric(
      name ?? self.name, unit: unit + "/frame", certainty, polarity: polarity,
      "\(definition.dropLast()), mean over measured frames.")
    (mean.workName, mean.isInSummary, mean.places) = (workName, isInSummary, 3)
    return adding(mean) { sum, frames in sum / Double(frames) }
  }

  /// Returns the metric with its sum over the measured frames of a run, by the same name.
  func total(isInSummary: Bool = true) -> Metric {
    var total = Metric(
      name, unit: unit, certainty, polarity: polarity,
      "\(definition.dropLast()), all measured rounds.")
    (total.growsWithRounds, total.isInSummary) = (true, isInSummary)
    return adding(total) { sum, _ in sum }
  }

  private func adding(
    _ metric: Metric, value: @escaping @Sendable (_ sum: Double, _ frames: Int) -> Double
  ) -> Metric {
    let offsets = storage?.offsets ?? []
    var (frames, metric) = (self, metric)
    metric.columns = [name]
    metric.count = { value(Double($0.sums.sum(at: offsets)), $0.frames) }
    frames.ofRun.append(metric)
    return frames
  }

  /// Returns the metric of a time with its percentiles over the frames of a pass, each with a value
  /// per round.
  func percentiles(_ percents: Int...) -> Metric {
    var frames = self
    frames.ofRun = percents.map { percent in
      let statistic = percent == 50 ? "median" : "\(percent)th percentile"
      var time = Metric(
        "\(name.dropLast("_ns".count))_p\(percent)_ms", unit: "ms", .noisy,
        "The \(statistic) over the frames of a round, and the geometric mean of the rounds: "
          + definition.prefix(1).lowercased() + definition.dropFirst())
      (time.phase, time.percent) = (phase, percent)
      return time
    }
    return frames
  }
}

/// Access by the offset of a stored property.
///
/// Sound because ``FrameSample`` consists of 64-bit numbers only and each offset is that of a
/// stored property of the type that is read or written, which ``Metric`` checks.
extension FrameSample {
  /// The sums over `frames` of the integers at `offsets`, which wrap on overflow; the rest is 0.
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
    for (sum, offset) in zip(sums, offsets) { set(sum, at: offset) }
  }

  @inline(__always)
  func number<Number: BitwiseCopyable>(_ type: Number.Type, at offset: Int) -> Number {
    unsafe withUnsafeBytes(of: self) { unsafe $0.load(fromByteOffset: offset, as: type) }
  }

  @inline(__always)
  mutating func set<Number: BitwiseCopyable>(_ number: Number, at offset: Int) {
    unsafe withUnsafeMutableBytes(of: &self) {
      unsafe $0.storeBytes(of: number, toByteOffset: offset, as: Number.self)
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
