import TableModel
import TableViews

/// Detects cells whose layers grow in number although they show rows of the same kind.
///
/// Some growth is sound: a cell that gets the layers of a cap row when it first shows one keeps them
/// in the middle, and so with a selection. What it shows cannot account for more than two steps;
/// a cell that grew ``suspiciousSteps`` times while it showed one and the same is at fault.
struct LayerLeakDetector {
  static let suspiciousSteps = 3

  /// The properties of a row that its cell's layers depend on.
  private struct Shape: Hashable {
    var position: RowPosition
    var isSelected: Bool
  }

  private struct Count {
    let first: Int
    var last: Int
    var steps = 0
  }

  private struct Key: Hashable {
    let background: ObjectIdentifier
    let shape: Shape
  }

  private var counts: [Key: Count] = [:]
  /// The numbers of layers that each background had.
  private var numbers: [ObjectIdentifier: Set<Int>] = [:]
  /// The growth of the cell that grew most, and the times that it was drawn.
  private(set) var worst: (from: Int, to: Int, draws: Int)?

  /// Records the layers of a background that was configured.
  mutating func record(_ layers: BackgroundLayers) {
    let (background, count) = (layers.background, layers.count)
    numbers[background, default: []].insert(count)
    let key = Key(
      background: background,
      shape: Shape(position: layers.position, isSelected: layers.isSelected))
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
      let draws = numbers[background]?.count { $0 >= seen.first } ?? 0
      worst = (seen.first, count, draws)
    }
  }
}
