import ScrollBench

/// A plain layer and, at a section's ends, a strip twice the radius high: it alone is rounded.
final class CapStripStrategy: RowStrategy {
  private(set) var style: RowStyle

  init(_ style: RowStyle) { self.style = style }

  func hasStrip(_ position: RowPosition) -> Bool { position.isCap && style.radius > 0 }

  // A reuse pool for each kind: no cell has to take its strip out and put it back in.
  func reuseIdentifier(for position: RowPosition) -> String {
    hasStrip(position) ? "with strip" : "plain"
  }

  func makeRowBackground(for state: RowState) -> any RowBackground { StripBackground(state, self) }

  // Rows are configured with the new style; a radius that comes or goes asks for other cells.
  func restyle(_ new: RowStyle, change: StyleChange) -> ReloadScope {
    style = new
    return change == .radius ? .allRows : .visibleRows
  }
}

final class StripBackground: RowBackground {
  let layer = Layer(role: .background)
  private let (plain, strip) = (Layer(role: .background), Layer(role: .background))
  private let (state, strategy): (RowState, CapStripStrategy)
  private var (position, size) = (RowPosition.middle, PixelSize(width: 0, height: 0))

  init(_ state: RowState, _ strategy: CapStripStrategy) {
    (self.state, self.strategy) = (state, strategy)
    layer.addSublayer(plain)
  }

  func configure(position: RowPosition, size: PixelSize) {
    (self.position, self.size) = (position, size)
    plain.backgroundColor = strategy.style.color(for: state)
    guard strategy.hasStrip(position) else { return strip.removeFromSuperlayer() }
    if strip.superlayer == nil { layer.addSublayer(strip) }
    strip.backgroundColor = plain.backgroundColor
    strip.cornerRadius = strategy.style.radius
    strip.roundedCorners = position.corners
  }

  func layout() {
    (layer.frame, plain.frame, strip.frame) = (PixelRect(size), PixelRect(size), PixelRect(size))
    plain.isHidden = position == .single && strip.superlayer != nil
    guard strip.superlayer != nil, position != .single else { return }
    strip.frame.height = 2 * strip.cornerRadius
    plain.frame.height -= strip.frame.height
    let first = position == .first
    (plain.frame.y, strip.frame.y) = first ? (strip.frame.maxY, 0) : (0, plain.frame.maxY)
  }
}

scrollBenchMain(adding: [
  StrategyDescriptor(id: "cap-strip", summary: "Rounds a strip alone.") { CapStripStrategy($0) }
])
