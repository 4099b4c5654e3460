/// What a search for capacities measured: blocks of frames, each at one load.
package struct CapacityRecord: Equatable, Sendable {
  /// What a load counts, and from where to where it goes.
  package struct Axis: Equatable, Sendable {
    package var name: String
    /// What a load counts, for a heading: `rows on the display`.
    package var unit: String
    /// What a load is, in one sentence.
    package var meaning: String
    /// Why there is no load beyond the greatest: a clause, such as `the rows end`.
    package var end: String
    package var least: Double
    package var greatest: Double
    /// Work grows about as this power of the load: 1, or 2 where a load is a length and pixels count.
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

  /// Some frames in a row at one load.
  package struct Block: Equatable, Sendable {
    /// The ramp that it belongs to, from 1; 0 in the search that comes before the ramps.
    package var ramp: Int
    package var load: Double
    /// Frames that count.
    package var frames: Int
    /// The median of their frame times, not throttled.
    package var medianNanoseconds: Double

    package init(ramp: Int, load: Double, frames: Int, medianNanoseconds: Double) {
      self.ramp = ramp
      self.load = load
      self.frames = frames
      self.medianNanoseconds = medianNanoseconds
    }
  }

  /// A strategy at a refresh rate.
  package struct Series: Equatable, Sendable {
    package var strategy: String
    /// In Hz.
    package var refreshRate: Int
    /// In the order in which they were measured.
    package var blocks: [Block]
    /// The time that it took, setting up included, in seconds.
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
  /// How many times slower the processor is that budgets are judged for.
  package var throttle: Double
  package var scenario: String
  package var engine: String
  /// Threads that composite.
  package var threads: Int
  /// The display, where the axis leaves it as it is.
  package var display: DisplayFacts
  /// How fast the table scrolls, in points per second, where the axis leaves it as it is.
  package var speed: Double
  package var seed: UInt64
  package var machine: MachineFacts
  /// Every doubt about the result, a sentence each.
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
