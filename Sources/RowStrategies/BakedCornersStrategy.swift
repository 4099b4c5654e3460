import Graphics
import TableModel

/// A layer grid whose corner images show the backdrop outside of the corners: nothing blends.
///
/// The practice of list frameworks for corners over a backdrop of one colour. Over a gradient, of
/// which the colour in the middle is taken, the corners show. Any change of style but that of one
/// state's colour draws both images again; the visible rows take them at once, and all others when
/// they come in.
final class BakedCornersStrategy: RowStrategy {
  static let descriptor = StrategyDescriptor(
    id: "baked-corners",
    summary: "A layer grid with the backdrop's colour in its corner images; nothing blends.",
    kind: .alternative, predictedFindings: predictedFindings,
    make: { BakedCornersStrategy(style: $0) })

  private let style: SharedStyle
  private let discs: GridDiscs

  init(style: RowStyle) {
    self.style = SharedStyle(style)
    discs = GridDiscs(style: self.style, corners: .baked)
  }

  func reuseIdentifier(for position: RowPosition) -> String { "row" }

  func makeRowBackground(for state: RowState) -> any RowBackground {
    LayerGridBackground(state: state, discs: discs)
  }

  func restyle(_ new: RowStyle, change: StyleChange) -> ReloadScope {
    let old = style.current
    guard style.take(new) else { return .nothing }
    // The selected row's image has the normal row's colour in it too.
    let selectedAlone = change == .color && old.color == new.color
    discs.regenerate(selectedAlone ? [.selected] : RowState.allCases)
    return .visibleRows
  }

  var sharedImageBytes: Int { discs.byteCount }

  private static func predictedFindings(_ table: TableConstraints) -> Set<FindingKind> {
    guard case .gradient(let top, let bottom) = table.style.backdrop else { return [] }
    return top == bottom || table.style.radius == 0 ? [] : [.wrongBackdrop]
  }
}
