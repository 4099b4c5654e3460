/// The line that is flat up to a load, its knee, and rises from there on, which lies closest to some
/// points: least squares, the height of the flat part given.
///
///     f(n) = floor                      up to the knee
///     f(n) = floor + slope · (n − knee)   beyond it, slope > 0
///
/// It is the regression by which MotionMark finds the complexity that a device sustains (WebKit's
/// MotionMark 1.3, `statistics.js` and `controllers.js`: a first segment fixed at the length of a
/// tick, and a second one). Where to look for the knee is that of D. J. Hudson, "Fitting Segmented
/// Curves Whose Join Points Have to Be Estimated", Journal of the American Statistical Association
/// 61 (1966): between each two neighbouring loads the best knee is where the line through the points
/// beyond meets the floor, if that lies between them, and else one of the two.
package struct KneeFit: Equatable, Sendable {
  /// A load and what was seen at it.
  package struct Point: Equatable, Sendable {
    package let load: Double
    package let height: Double

    package init(load: Double, height: Double) {
      self.load = load
      self.height = height
    }
  }

  /// The load at which the line leaves the floor: never less than the least load of a point, and less
  /// than the greatest.
  package let knee: Double
  /// What a load more adds beyond the knee, more than 0.
  package let slope: Double

  /// - Returns: `nil` if no rising line lies closer to the points than the floor itself.
  /// - Complexity: O(*n* log *n*) in the number of points.
  package init?(_ points: [Point], floor: Double) {
    self.init(ascending: points.sorted { $0.load < $1.load }, floor: floor)
  }

  /// The same of points whose loads ascend.
  ///
  /// - Complexity: O(*n*).
  init?(ascending points: [Point], floor: Double) {
    self.init(ascending: points, weights: Array(repeating: 1, count: points.count), floor: floor)
  }

  /// The same where the square of each point's distance counts with a weight.
  private init?(ascending points: [Point], weights: [Double], floor: Double) {
    guard let least = points.first?.load else { return nil }
    var best: (gain: Double, knee: Double, slope: Double)?
    var beyond = Sums()
    // From the greatest load down: what lies beyond the knee grows.
    var index = points.count - 1
    while index >= 0, points[index].load > least {
      let next = points[index].load
      while points[index].load == next {
        beyond.add(
          points[index].load - least, points[index].height - floor, weight: weights[index])
        index -= 1
      }
      let left = points[index].load - least
      for knee in [beyond.meetingOfFloor, left].compactMap(\.self)
      where knee >= left && knee < next - least {
        let (slope, gain) = beyond.rise(from: knee)
        guard slope > 0, gain > (best?.gain ?? 0) else { continue }
        best = (gain, knee + least, slope)
      }
    }
    guard let best else { return nil }
    (knee, slope) = (best.knee, best.slope)
  }

  /// The line that lies closest to points whose loads ascend if distances beyond some count by their
  /// size and not by their square, so that a few points of disturbed frames do not carry it away.
  ///
  /// Huber's estimate by weights that follow from the line before, a few times over: P. J. Huber,
  /// "Robust Estimation of a Location Parameter", The Annals of Mathematical Statistics 35 (1964). The
  /// scale is the median distance of the points off the floor.
  ///
  /// - Returns: `nil` if no rising line lies closer to the points than the floor itself.
  package static func robust(ascending points: [Point], floor: Double) -> KneeFit? {
    var fit = KneeFit(ascending: points, floor: floor)
    for _ in 0..<reweightings {
      guard let last = fit else { return nil }
      let distances = points.map { abs($0.height - last.height(at: $0.load, floor: floor)) }
      let off = zip(points, distances).filter { $0.0.height > floor }.map { $0.1 }.sorted()
      let limit = max(finestScale, deviationsOfMedian * off[off.count / 2]) * linearBeyond
      let weights = distances.map { $0 > limit ? limit / $0 : 1 }
      fit = KneeFit(ascending: points, weights: weights, floor: floor)
    }
    return fit
  }

  /// How often weights are taken anew; more moves the knee no more.
  private static let reweightings = 8
  /// Deviations beyond which a distance counts by its size: 95 % efficient for normal noise.
  private static let linearBeyond = 1.345
  /// Normal deviations in a median absolute one.
  private static let deviationsOfMedian = 1.482_6
  /// The least scale: a thousandth of the floor, for points that lie on a line.
  private static let finestScale = 1e-3

  /// The height of the line.
  package func height(at load: Double, floor: Double) -> Double {
    floor + slope * max(0, load - knee)
  }
}

/// Sums over the points beyond a knee, from which the best line through them follows.
private struct Sums {
  /// All weights together.
  private var count = 0.0
  private var x = 0.0
  private var z = 0.0
  private var xx = 0.0
  private var xz = 0.0

  /// - Parameter x: The load.
  /// - Parameter z: The height above the floor.
  mutating func add(_ x: Double, _ z: Double, weight: Double) {
    count += weight
    self.x += weight * x
    self.z += weight * z
    xx += weight * x * x
    xz += weight * x * z
  }

  /// Where the closest line of any height meets the floor; `nil` if it does not rise.
  var meetingOfFloor: Double? {
    let spread = xx - x * x / count
    let common = xz - x * z / count
    guard spread > 0, common > 0 else { return nil }
    return x / count - z / count * spread / common
  }

  /// The closest line that rises from the floor at a knee: its slope, and by how much it lowers the
  /// sum of squares.
  func rise(from knee: Double) -> (slope: Double, gain: Double) {
    let spread = xx - 2 * knee * x + knee * knee * count
    let common = xz - knee * z
    guard spread > 0 else { return (0, 0) }
    return (common / spread, common > 0 ? common * common / spread : 0)
  }
}
