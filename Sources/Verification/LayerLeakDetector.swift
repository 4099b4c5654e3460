import TableModel
import TableViews

/// Detects cells whose layers grow in number although they show rows of the same kind.
///
/// Some growth is valid: a cell keeps the layers that it adds for its first cap row or selection.
/// This accounts for at most two steps; a cell that grew ``suspiciousSteps`` times for rows of the
/// same kind is faulty.
struct LayerLeakDetector {
  static let suspiciousSteps = 3

  private struct Count {
    let first: Int
    var last: Int
    var steps = 0
  }

  /// A background and the properties of a row that determine its layers.
  private struct Key: Hashable {
    let background: ObjectIdentifier
    let position: RowPosition
    let isSelected: Bool
  }

  private var counts: [Key: Count] = [:]
  /// The numbers of layers that each background had.
  private var numbers: [ObjectIdentifier: Set<Int>] = [:]
  /// The growth of the cell that grew most, and how many numbers of layers it had on the way: one per
  /// drawing if each adds layers.
  private(set) var worst: (from: Int, to: Int, drawings: Int)?

  mutating func record(_ layers: BackgroundLayers) {
    let (background, count) = (layers.background, layers.count)
    numbers[background, default: []].insert(count)
    let key = Key(
      background: background, position: layers.position, isSelected: layers.isSelected)
    guard var seen = counts[key] else {
      counts[key] = Count(first: count, last: count)
      return
    }
    guard count > seen.last else { return }
    seen.last = count
    seen.steps += 1
    counts[key] = seen
    if seen.steps >= Self.suspiciousSteps, count - seen.first > worst.map({ $0.to - $0.from }) ?? 0
    {
      let drawings = numbers[background]?.count { $0 >= seen.first } ?? 0
      worst = (seen.first, count, drawings)
    }
  }
}
