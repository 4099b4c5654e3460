import Geometry
import Graphics

/// What the cells of a table with a layer grid share: the style, and a disc per state, of which
/// corner layers show a quadrant each.
///
/// A disc is never redrawn: after a change there is a new one in its place, so that a cell sees by
/// the disc that it holds whether it is up to date.
final class GridDiscs {
  let style: SharedStyle
  let corners: Corners
  private var discs: [RowState: Bitmap] = [:]

  /// What the discs show outside of their circle.
  enum Corners {
    /// Nothing: they blend.
    case transparent
    /// What lies beneath the rows: they are opaque.
    case baked
  }

  init(style: SharedStyle, corners: Corners) {
    self.style = style
    self.corners = corners
  }

  /// The disc of a state, drawn if there is none yet.
  subscript(state: RowState) -> Bitmap {
    if let disc = discs[state] { return disc }
    let disc = makeDisc(for: state)
    discs[state] = disc
    return disc
  }

  /// Puts new discs in the place of those of some states, and draws them at once.
  func regenerate(_ states: some Sequence<RowState>) {
    for state in states { discs[state] = makeDisc(for: state) }
  }

  var byteCount: Int { discs.values.reduce(0) { $0 + $1.byteCount } }

  private func makeDisc(for state: RowState) -> Bitmap {
    guard corners == .baked else { return style.image(for: state).disc() }
    let side = 2 * style.current.radius
    let disc = Bitmap(width: side, height: side)
    let kernels = style.current.kernels
    let backdrop = style.current.backdrop.middle
    for y in 0..<side {
      disc.withLine(y) { kernels.fill(&$0, with: backdrop.premultiplied) }
    }
    // The selected row's background lies over the normal one, whose smooth edge shows through its
    // own.
    for layer in state == .selected ? [RowState.normal, .selected] : [.normal] {
      let top = style.image(for: layer).disc()
      for y in 0..<side {
        top.withLine(y) { source in
          disc.withLine(y) { kernels.blend(source.span, over: &$0) }
        }
      }
    }
    return disc
  }
}
