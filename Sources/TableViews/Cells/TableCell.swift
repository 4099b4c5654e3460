import Geometry
import Graphics
import RowStrategies
import TableModel

/// The view of a row: the strategy's background, the background of the selection, and the content
/// in front; reused for other rows.
final class TableCell {
  /// The container of all layers, which is clipped if a background requests it.
  let layer = Layer(role: .background)
  /// The layer that cuts the cell off while its row grows; created for the first one.
  private var opening: Layer?
  /// The index in the data of the row that was configured last.
  private(set) var rowID = 0
  /// The container of backgrounds that do not fill their rows; `nil` if they do.
  private let host: Layer?
  private let background: any RowBackground
  private var selectedBackground: (any RowBackground)?
  /// The layer of the cell's colour, created for the first row that sets one.
  private var colorLayer: Layer?
  private(set) var color: PixelColor?
  private let front: (any CellContent)?
  /// The cell content of the program that the cell shows; `nil` for the built-in one.
  private let own: CellContentDescriptor?
  private var ownRow: ContentRow?
  private let separators: RowSeparators?
  let isPlain: Bool
  private(set) var position = RowPosition.single
  private(set) var size = PixelSize(width: 0, height: 0)
  private var isSelected = false

  /// The superfluous layers of a synthetic load.
  private let additions: [Layer]

  /// - Parameter addedLayers: The number of superfluous layers: lines of one pixel from top to
  ///   bottom, evenly spaced.
  init(
    strategy: any RowStrategy, style: TableStyle, parts: CellClass.Parts,
    own: CellContentDescriptor?, isPlain: Bool, addedLayers: Int
  ) {
    self.isPlain = isPlain
    background = strategy.makeRowBackground(for: .normal)
    host = style.hasRowMargins && !isPlain ? Layer(role: .background) : nil
    if let host { layer.addSublayer(host) }
    (host ?? layer).addSublayer(background.layer)
    self.own = style.showsText ? own : nil
    front =
      style.showsText
      ? own?.make()
        ?? StandardContent(parts: parts, isLaidOutOnce: style.settings.cell.layout == .once) : nil
    for part in front?.layers ?? [] { layer.addSublayer(part) }
    separators = style.settings.separators ? RowSeparators() : nil
    for line in separators?.layers ?? [] { layer.addSublayer(line) }
    additions = (0..<addedLayers).map { _ in Layer(role: .decoration) }
    for addition in additions {
      addition.backgroundColor = style.separator
      layer.addSublayer(addition)
    }
  }

  func configure(
    rowID: Int, position: RowPosition, size: PixelSize, strategy: any RowStrategy,
    state: TableState, context: CellContext
  ) {
    let (row, style) = (state.rows.rows[rowID], state.style)
    let selection = state.selection(ofRowID: rowID)
    self.rowID = rowID
    self.size = size
    self.position = position
    let background = state.geometry.backgroundRect(in: PixelRect(size), isPlain: isPlain).size
    if isSelected || selection != nil { self.background.cellWasSelected(selection != nil) }
    self.background.configure(position: position, size: background)
    configureSelection(selection, size: background, strategy: strategy)
    configureClip()
    configureColor(row, style)
    separators?.configure(
      position: position, color: style.separator, isFlush: style.isFlush || isPlain)
    guard let front else { return }
    let shown = ContentRow(
      row, index: rowID, state: isSelected ? .selected : .normal,
      background: style.labelBackground(isSelected: isSelected, cellColor: color))
    front.configure(shown, size: context.contentSize(inRowOf: size), in: context)
    if own != nil { ownRow = shown }
  }

  /// The cell content of the program as it was configured last; `nil` for the built-in one.
  func configuredContent(in context: CellContext) -> ConfiguredContent? {
    guard let own, let ownRow, let front else { return nil }
    return ConfiguredContent(
      descriptor: own, row: ownRow, size: context.contentSize(inRowOf: size),
      layers: front.layers, context: context)
  }

  func layout(at place: RowPlace, geometry: TableGeometry, context: CellContext) {
    show(at: place)
    background.layout()
    if isSelected { selectedBackground?.layout() }
    host?.frame = geometry.backgroundRect(in: PixelRect(size))
    if color != nil {
      let background = geometry.backgroundRect(in: PixelRect(size), isPlain: isPlain)
      colorLayer?.frame = PixelRect(background.size)
    }
    front?.layout(size: context.contentSize(inRowOf: size), in: context)
    separators?.layout(size: size, inset: context.places.padding)
    // As tall as the cell, so that they are visible whenever a part of the cell is; a single one is
    // in the middle.
    for (index, addition) in additions.enumerated() {
      let x = size.width * (index + 1) / (additions.count + 1)
      addition.frame = PixelRect(x: x, y: 0, width: 1, height: size.height)
    }
  }

  /// The layer that holds all others.
  var outermostLayer: Layer { layer.superlayer === opening ? opening ?? layer : layer }

  func removeFromSuperlayer() {
    outermostLayer.removeFromSuperlayer()
    if opening != nil { layer.removeFromSuperlayer() }
  }

  /// Sets the frame of the cell, and cuts it off while its row grows.
  private func show(at place: RowPlace) {
    layer.frame = place.cell
    let outermost = outermostLayer
    guard place.opening != nil || outermost !== layer else { return }
    let table = outermost.superlayer
    let index = table?.sublayers.firstIndex { $0 === outermost } ?? 0
    guard let rect = place.opening else {
      removeFromSuperlayer()
      table?.insertSublayer(layer, at: index)
      return
    }
    let opening = opening ?? Layer(role: .decoration)
    self.opening = opening
    if outermost === layer {
      table?.insertSublayer(opening, at: index)
      opening.addSublayer(layer)
    }
    opening.masksToBounds = true
    opening.frame = rect
    layer.frame = place.cell.offset(x: -rect.x, y: -rect.y)
  }

  func fadeSelection(to opacity: UInt8) {
    selectedBackground?.layer.opacity = opacity
  }

  func backingStoreWasPurged() {
    background.backingStoreWasPurged()
    selectedBackground?.backingStoreWasPurged()
  }

  var privateImageBytes: Int {
    background.privateImageBytes + (selectedBackground?.privateImageBytes ?? 0)
  }

  /// Indicates whether the cell is clipped or masked for its current row.
  private(set) var isClipped = false

  /// The layer that is clipped, masked or rasterized if a background requests it.
  private var clipped: Layer { host ?? layer }

  var backgrounds: [BackgroundLayers] {
    ([background] + (isSelected ? [selectedBackground].compactMap(\.self) : [])).map {
      BackgroundLayers($0, position: position, isSelected: isSelected)
    }
  }

  /// Adds the selection's background above the normal one, as the platform does: both are
  /// composited.
  private func configureSelection(_ opacity: UInt8?, size: PixelSize, strategy: any RowStrategy) {
    if let opacity {
      let selection = selectedBackground ?? strategy.makeRowBackground(for: .selected)
      selectedBackground = selection
      if !isSelected { (host ?? layer).insertSublayer(selection.layer, at: 1) }
      selection.cellWasSelected(true)
      selection.configure(position: position, size: size)
      selection.layer.opacity = opacity
    } else if isSelected {
      selectedBackground?.layer.removeFromSuperlayer()
    }
    isSelected = opacity != nil
  }
}

// The clip and the colour of the cell

extension TableCell {
  private func configureClip() {
    layer.backgroundColor = background.cellColor
    let clip = background.cellClip
    let mask = background.cellMask
    isClipped = clip != nil || mask != nil
    clipped.mask = mask
    clipped.shouldRasterize = background.rasterizesCell
    clipped.cornerRadius = clip?.radius ?? 0
    clipped.roundedCorners = clip?.corners ?? []
    // Backgrounds are clipped to their margins.
    clipped.masksToBounds = clip != nil || host != nil
  }

  /// Sets the colour that the row gives to the cell, rounded like the row's background unless the
  /// cell clips both.
  private func configureColor(_ row: Row, _ style: TableStyle) {
    color =
      style.cellColor(of: row, rowID: rowID)
      ?? (style.settings.cell.reset == .asPublished ? color : nil)
    if color != nil, colorLayer == nil {
      let layer = Layer(role: .background)
      colorLayer = layer
      (host ?? self.layer).insertSublayer(layer, at: isSelected ? 2 : 1)
    }
    colorLayer?.backgroundColor = color
    // Cleared while the row is highlighted, as the platform does with all views in a cell.
    colorLayer?.isHidden = color == nil || isSelected
    guard color != nil else { return }
    let isRounded = position.isCap && !isClipped && !isPlain
    colorLayer?.cornerRadius = isRounded ? style.rowStyle.radius : 0
    colorLayer?.roundedCorners = position.corners
  }
}
