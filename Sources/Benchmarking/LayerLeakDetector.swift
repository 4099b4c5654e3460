import Geometry
import Graphics
import RowStrategies
import TableModel

/// Notices cells whose layers grow in number although they show what they showed before.
///
/// Some growth is sound: a cell that gets the layers of a cap row when it first shows one keeps them
/// in the middle, and so with a selection. What it shows cannot account for more than two steps;
/// a cell that grew ``suspiciousSteps`` times while it showed one and the same is at fault.
struct LayerLeakDetector {
  static let suspiciousSteps = 3

  /// What a cell shows, as far as its layers depend on it.
  struct Shape: Hashable {
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

  /// Takes note of a background that was laid out: of the layers below its own.
  mutating func note(_ background: any RowBackground, showing shape: Shape) {
    let count = background.layer.treeCount - 1
    numbers[ObjectIdentifier(background), default: []].insert(count)
    let key = Key(background: ObjectIdentifier(background), shape: shape)
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
      let draws = numbers[ObjectIdentifier(background)]?.count { $0 >= seen.first } ?? 0
      worst = (seen.first, count, draws)
    }
  }
}

extension Layer {
  /// The layers of the tree, this one and hidden ones included.
  fileprivate var treeCount: Int { sublayers.reduce(1) { $0 + $1.treeCount } }
}
