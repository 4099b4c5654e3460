import ScrollBench

/// A row of a settings screen: with a value and an arrow, or with a switch.
struct Setting: TableRow {
  var title: String
  var color: UInt32
  var value = ""
  var isOn: Bool?

  var cellClass: CellClass { CellClass(content: "setting") }
}

/// An icon, a title, and a value with an arrow or a switch.
final class SettingCell: CellContent {
  private let (tile, glyph) = (Layer(role: .decoration), Layer(role: .decoration))
  private let (title, value) = (Label(), Label())
  private let arrow = Layer(role: .decoration)
  private let (track, knob) = (Layer(role: .decoration), Layer(role: .decoration))
  private var isOn: Bool?

  var layers: [Layer] { [tile, glyph, title.layer, value.layer, arrow, track, knob] }

  func configure(_ row: ContentRow, size: PixelSize, in context: CellContext) {
    let setting = row.declared as? Setting
    isOn = setting?.isOn
    tile.backgroundColor = PixelColor(rgb: setting?.color ?? 0x8E8E93)
    glyph.contents = context.bitmap(of: image(.diamond, 14, 14, .white, context))
    let small = context.subtitleStyle(for: row.state)
    title.show(
      row.content.title, style: context.titleStyle(for: row.state), maximumWidth: size.width / 2,
      background: row.background, in: context)
    value.show(
      setting?.value ?? "", style: small, maximumWidth: size.width / 4,
      background: row.background, in: context)
    arrow.contents = context.bitmap(of: image(.chevron, 8, 13, small.color, context))
    // Controls that the row lacks are hidden: the cell may have shown them before.
    (arrow.isHidden, value.layer.isHidden) = (isOn != nil, isOn != nil)
    (track.isHidden, knob.isHidden) = (isOn == nil, isOn == nil)
    track.backgroundColor = PixelColor(rgb: isOn == true ? 0x34C759 : 0xE9E9EA)
    knob.backgroundColor = .white
  }

  func layout(size: PixelSize, in context: CellContext) {
    func centered(_ width: Int, _ height: Int, x: Int) -> PixelRect {
      PixelRect(x: x, y: (size.height - height) / 2, width: width, height: height)
    }
    let side = context.sideMargin + max(context.pixels(14), context.rowStyle.radius)
    let right = size.width - side
    let (icon, mark) = (context.pixels(28), context.pixels(14))
    tile.frame = centered(icon, icon, x: side)
    tile.cornerRadius = context.pixels(6)
    glyph.frame = centered(mark, mark, x: side + (icon - mark) / 2)
    title.layer.frame = centered(
      title.size.width, title.size.height, x: side + icon + context.pixels(12))
    let (tip, height) = (context.pixels(8), context.pixels(13))
    arrow.frame = centered(tip, height, x: right - tip)
    value.layer.frame = centered(
      value.size.width, value.size.height, x: right - tip - context.pixels(8) - value.size.width)
    let (long, short, gap) = (context.pixels(46), context.pixels(28), context.pixels(2))
    track.frame = centered(long, short, x: right - long)
    track.cornerRadius = short / 2
    let disc = short - 2 * gap
    knob.frame = centered(disc, disc, x: isOn == true ? right - gap - disc : right - long + gap)
    knob.cornerRadius = disc / 2
  }

  func measure(_ row: ContentRow, width: Int, in context: CellContext) -> Int {
    context.pixels(48)
  }

  private func image(
    _ shape: CellImage.Shape, _ width: Double, _ height: Double, _ color: PixelColor,
    _ context: CellContext
  ) -> CellImage {
    CellImage(
      shape, color: color,
      size: PixelSize(width: context.pixels(width), height: context.pixels(height)))
  }
}
