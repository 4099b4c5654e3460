import Graphics
import TableModel

extension StrategyDescriptor {
  /// A layer grid with opaque corner images that contain the colour of the backdrop.
  public static let bakedCorners = StrategyDescriptor(
    id: "baked-corners",
    summary: "A layer grid with the backdrop's colour in its corner images; nothing blends.",
    source: "Texture, documentation on corner rounding", kind: .alternative,
    predictedFaults: BakedCornersStrategy.predictedFaults,
    make: { BakedCornersStrategy(style: $0) })
}

/// A layer grid with opaque corner images that include the backdrop, so that nothing blends.
///
/// List frameworks use this for corners over a backdrop of one colour. Over a gradient, of which the
/// middle colour is used, the corners are visible. Any change of style except that of one state's
/// colour redraws both images; visible rows are updated at once, all others when they are reused.
final class BakedCornersStrategy: RowStrategy {
  private let style: SharedStyle
  private let discs: GridDiscs

  init(style: RowStyle) {
    self.style = SharedStyle(style)
    discs = GridDiscs(style: self.style, isOpaque: true)
  }

  func makeRowBackground(for state: RowState) -> any RowBackground {
    LayerGridBackground(state: state, discs: discs)
  }

  func restyle(_ new: RowStyle, change: StyleChange) -> ReloadScope {
    let old = style.current
    guard style.update(new) else { return .nothing }
    // The selected row's image contains the normal row's colour too.
    let selectedAlone = change == .color && old.color == new.color
    discs.regenerate(selectedAlone ? [.selected] : RowState.allCases)
    return .visibleRows
  }

  var sharedImageBytes: Int { discs.byteCount }

  fileprivate static func predictedFaults(_ table: TableConstraints) -> Set<FaultKind> {
    guard case .gradient(let top, let bottom) = table.style.backdrop else { return [] }
    return top == bottom || table.style.radius == 0 ? [] : [.wrongBackdrop]
  }
}
