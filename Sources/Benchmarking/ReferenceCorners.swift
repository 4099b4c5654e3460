import Compositing

/// The corners that the reference rounds with: counted once for a radius, whatever the number of
/// worlds.
struct ReferenceCorners {
  private var corners: [Int: ReferenceCorner] = [:]

  mutating func corner(ofRadius radius: Int) -> ReferenceCorner {
    if let corner = corners[radius] { return corner }
    let corner = ReferenceCorner(radius: radius)
    corners[radius] = corner
    return corner
  }
}
