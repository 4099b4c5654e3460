/// The measurements of a capacity search: blocks of frames, each at one load.
package struct CapacityRecord: Equatable, Sendable {
  /// The unit and the range of the load.
  package struct Axis: Equatable, Sendable {
    package var name: String
    /// The unit of the load, for a heading: `rows on the display`.
    package var unit: String
    /// The definition of the load, in one sentence.
    package var meaning: String
    /// The reason for the upper end of the range: a clause, such as `the rows end`.
    package var end: String
    package var least: Double
    package var greatest: Double
    /// The power of the load that work is roughly proportional to: 1, or 2 for a length that scales
    /// pixels.
    package var power: Int

    package init(
      name: String, unit: String, meaning: String, end: String, least: Double, greatest: Double,
      power: Int
    ) {
      self.name = name
      self.unit = unit
      self.meaning = meaning
      self.end = end
      self.least = least
      self.greatest = greatest
      self.power = power
    }
  }

  /// Consecutive frames at one load.
  package struct Block: Equatable, Sendable {
    /// The ramp of the block, from 1; 0 for the search that precedes the ramps.
    package var ramp: Int
    package var load: Double
    /// The measured frames, warm-up excluded.
    package var frames: Int
    /// The 95th percentile of the frame times, not throttled.
    package var p95Nanoseconds: Double

    package init(ramp: Int, load: Double, frames: Int, p95Nanoseconds: Double) {
      self.ramp = ramp
      self.load = load
      self.frames = frames
      self.p95Nanoseconds = p95Nanoseconds
    }
  }

  /// The blocks of one strategy at one refresh rate.
  package struct Series: Equatable, Sendable {
    package var strategy: String
    /// In Hz.
    package var refreshRate: Int
    /// In the order of measurement.
    package var blocks: [Block]
    /// The duration, setup included, in seconds.
    package var seconds: Double

    package init(
      strategy: String, refreshRate: Int, blocks: [Block] = [], seconds: Double = 0
    ) {
      self.strategy = strategy
      self.refreshRate = refreshRate
      self.blocks = blocks
      self.seconds = seconds
    }
  }

  package var axis: Axis
  package var series: [Series]
  /// The factor by which the judged processor is slower than this one.
  package var throttle: Double
  package var scenario: String
  package var engine: String
  /// The number of compositing threads.
  package var threads: Int
  /// The display, except for the dimensions that the axis varies.
  package var display: DisplayFacts
  /// The scroll speed in points per second, unless the axis varies it.
  package var speed: Double
  package var seed: UInt64
  package var machine: MachineFacts
  /// The caveats of the result, one sentence each.
  package var caveats: [String]

  package init(
    axis: Axis, series: [Series], throttle: Double, scenario: String, engine: String, threads: Int,
    display: DisplayFacts, speed: Double, seed: UInt64, machine: MachineFacts, caveats: [String]
  ) {
    self.axis = axis
    self.series = series
    self.throttle = throttle
    self.scenario = scenario
    self.engine = engine
    self.threads = threads
    self.display = display
    self.speed = speed
    self.seed = seed
    self.machine = machine
    self.caveats = caveats
  }
}
