import Geometry
import Graphics
import TableModel

extension StrategyDescriptor {
  /// One rounded layer behind all rows of a section, as in compositional layouts.
  ///
  /// Rows draw nothing themselves. A selected row has its own background, rounded like the section at
  /// that position. A change of style updates the visible sections and selected rows, and all others
  /// when they are reused.
  public static let sectionFill = StrategyDescriptor(
    id: "section-fill",
    summary: "One rounded layer behind all rows of a section; rows draw nothing unless selected.",
    source: "compositional layouts", kind: .alternative,
    // It fills the gaps between rows.
    predictedFaults: { $0.bottomMargin > 0 ? [.wrongImage] : [] },
    make: {
      StyledStrategy($0, makeSectionBackground: { SectionFill(style: $0) }) { state, style in
        switch state {
        case .normal: EmptyBackground()
        case .selected: ColorBackground(state: state, style: style, rounding: .fill(.circular))
        }
      }
    })
}

final class SectionFill: SectionBackground {
  let layer = Layer(role: .background)
  private let style: SharedStyle
  private var rows = PixelRect.zero

  init(style: SharedStyle) {
    self.style = style
  }

  func configure(rows: PixelRect) {
    self.rows = rows
    layer.backgroundColor = style.current.color
    layer.cornerRadius = style.current.radius
  }

  func layout() {
    layer.frame = rows
  }
}

/// An empty background for rows whose section draws the background: a hidden layer.
final class EmptyBackground: RowBackground {
  let layer = Layer(role: .background)

  init() {
    layer.isHidden = true
  }

  func configure(position: RowPosition, size: PixelSize) {}
  func layout() {}
}
