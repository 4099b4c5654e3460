/// The least-squares fit of a line that is flat up to a load, the knee, and rises beyond it; the
/// height of the flat part is given.
///
///     f(n) = floor                      up to the knee
///     f(n) = floor + slope · (n − knee)   beyond it, slope > 0
///
/// MotionMark determines the sustainable complexity of a device by the same regression (WebKit's
/// MotionMark 1.3, `statistics.js` and `controllers.js`: a first segment fixed at the length of a
/// tick, and a second one). The search for the knee follows D. J. Hudson, "Fitting Segmented Curves
/// Whose Join Points Have to Be Estimated", Journal of the American Statistical Association 61
/// (1966): between two neighbouring loads the best knee is the intersection of the floor with the
/// line through the points beyond, if it lies between them, and otherwise one of the two loads.
package struct KneeFit: Equatable, Sendable {
  /// A load and the height measured at it.
  package struct Point: Equatable, Sendable {
    package let load: Double
    package let height: Double

    package init(load: Double, height: Double) {
      self.load = load
      self.height = height
    }
  }

  /// The load at which the line leaves the floor: at least the least load of a point, and below the
  /// greatest.
  package let knee: Double
  /// The slope beyond the knee, above 0.
  package let slope: Double

  /// - Returns: `nil` if no rising line fits better than the floor.
  /// - Complexity: O(*n* log *n*) in the number of points.
  package init?(_ points: [Point], floor: Double) {
    self.init(ascending: points.sorted { $0.load < $1.load }, floor: floor)
  }

  init?(ascending points: [Point], floor: Double) {
    self.init(ascending: points, weights: Array(repeating: 1, count: points.count), floor: floor)
  }

  /// Fits points in ascending order of load with weighted squares, in O(*n*).
  private init?(ascending points: [Point], weights: [Double], floor: Double) {
    guard let least = points.first?.load else { return nil }
    var best: (gain: Double, knee: Double, slope: Double)?
    var beyond = Sums()
    // From the greatest load down, so that the points beyond the knee accumulate.
    var index = points.count - 1
    while index >= 0, points[index].load > least {
      let next = points[index].load
      while points[index].load == next {
        beyond.add(
          points[index].load - least, points[index].height - floor, weight: weights[index])
        index -= 1
      }
      let left = points[index].load - least
      for knee in [beyond.intersection, left].compactMap(\.self)
      where knee >= left && knee < next - least {
        let (slope, gain) = beyond.rise(from: knee)
        guard slope > 0, gain > (best?.gain ?? 0) else { continue }
        best = (gain, knee + least, slope)
      }
    }
    guard let best else { return nil }
    (knee, slope) = (best.knee, best.slope)
  }

  /// Returns a fit of points in ascending order of load that is robust against outliers.
  ///
  /// Huber's estimate by iteratively reweighted least squares: P. J. Huber, "Robust Estimation of a
  /// Location Parameter", The Annals of Mathematical Statistics 35 (1964). The scale is the median
  /// residual of the points above the floor.
  ///
  /// - Returns: `nil` if no rising line fits better than the floor.
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

  /// The iterations of reweighting; more do not change the knee.
  private static let reweightings = 8
  /// The residual in deviations beyond which the loss is linear: 95 % efficient for normal noise.
  private static let linearBeyond = 1.345
  /// The ratio of the standard deviation to the median absolute deviation of normal noise.
  private static let deviationsOfMedian = 1.482_6
  /// The least scale, a thousandth of the floor, for points on a line.
  private static let finestScale = 1e-3

  package func height(at load: Double, floor: Double) -> Double {
    floor + slope * max(0, load - knee)
  }
}

/// Weighted sums over the points beyond a knee, for linear regression.
private struct Sums {
  /// The sum of the weights.
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

  /// The load at which the regression line meets the floor; `nil` if the line does not rise.
  var intersection: Double? {
    let spread = xx - x * x / count
    let common = xz - x * z / count
    guard spread > 0, common > 0 else { return nil }
    return x / count - z / count * spread / common
  }

  /// Returns the slope of the best line that rises from the floor at a knee, and its reduction of
  /// the sum of squares.
  func rise(from knee: Double) -> (slope: Double, gain: Double) {
    let spread = xx - 2 * knee * x + knee * knee * count
    let common = xz - knee * z
    guard spread > 0 else { return (0, 0) }
    return (common / spread, common > 0 ? common * common / spread : 0)
  }
}
