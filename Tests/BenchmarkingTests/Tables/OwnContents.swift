import Geometry
import Graphics
import TableModel
import TableViews
import Text

/// A row with a note of several lines, and a dot if it is marked.
struct BadgeRow: TableRow {
  var number: Int
  var content = "badge"

  var title: String { number % 5 == 4 ? "" : "Row \(number)" }
  var note: String { String(repeating: "note ", count: number % 4 * 3) }
  var isMarked: Bool { number % 3 == 1 }
  var cellClass: CellClass { CellClass(content: content) }
}

/// A title, a note, an icon, and a dot at the right of marked rows.
final class Badge: CellContent {
  /// A mistake in the reuse of the content.
  enum Slip: String, CaseIterable {
    /// A dot that was shown is never hidden.
    case dot
    /// A row without a note keeps that of another row.
    case note
    /// The dot keeps its first colour.
    case color
    /// The title is placed after the widest note so far.
    case place
    /// The icon is set once.
    case icon
  }

  private let slip: Slip?
  private let (title, note) = (Label(), Label())
  private let (icon, dot) = (Layer(role: .decoration), Layer(role: .decoration))
  private var room = 0

  init(_ slip: Slip? = nil) {
    self.slip = slip
    dot.isHidden = true
  }

  var layers: [Layer] { [icon, dot, title.layer, note.layer] }

  private func margin(_ context: CellContext) -> Int {
    max(context.pixels(10), context.rowStyle.radius)
  }

  private func textWidth(_ width: Int, _ context: CellContext) -> Int {
    max(0, width - 2 * margin(context) - 2 * context.pixels(14))
  }

  func configure(_ row: ContentRow, size: PixelSize, in context: CellContext) {
    let number = (row.declared as? BadgeRow)?.number ?? row.content.title.utf8.count
    let item = BadgeRow(number: number)
    let width = textWidth(size.width, context)
    title.show(
      row.content.title, style: context.titleStyle(for: row.state), maximumWidth: width,
      background: row.background, in: context)
    if slip != .note || !item.note.isEmpty {
      note.show(
        paragraph: item.note, style: context.subtitleStyle(for: row.state), width: width,
        background: nil, in: context)
    }
    if item.isMarked { dot.isHidden = false } else if slip != .dot { dot.isHidden = true }
    if slip != .color || dot.backgroundColor == nil {
      dot.backgroundColor = PixelColor(rgb: number % 2 == 0 ? 0xC02020 : 0x2040C0)
    }
    if slip != .icon || icon.contents == nil {
      let side = context.pixels(10)
      icon.contents = context.bitmap(
        of: CellImage(
          number % 2 == 0 ? .disc : .ring, color: PixelColor(rgb: 0x208040),
          size: PixelSize(width: side, height: side)))
    }
  }

  func layout(size: PixelSize, in context: CellContext) {
    let (margin, side) = (margin(context), context.pixels(10))
    room = slip == .place ? max(room, note.size.width) : note.size.width
    icon.frame = PixelRect(x: margin, y: (size.height - side) / 2, width: side, height: side)
    dot.frame = PixelRect(
      x: size.width - margin - side, y: (size.height - side) / 2, width: side, height: side)
    dot.cornerRadius = side / 2
    let x = margin + context.pixels(14)
    title.layer.frame = PixelRect(
      x: x + room / 8, y: margin, width: title.size.width,
      height: max(0, min(title.size.height, size.height - 2 * margin)))
    note.layer.frame = PixelRect(
      x: x, y: margin + title.size.height, width: note.size.width,
      height: max(0, min(note.size.height, size.height - 2 * margin - title.size.height)))
  }

  func measure(_ row: ContentRow, width: Int, in context: CellContext) -> Int {
    let width = textWidth(width, context)
    title.measure(
      row.content.title, style: context.titleStyle(for: .normal), maximumWidth: width, in: context)
    note.measure(
      paragraph: (row.declared as? BadgeRow)?.note ?? "",
      style: context.subtitleStyle(for: .normal),
      width: width, in: context)
    return title.size.height + note.size.height + 2 * margin(context)
  }
}

/// A content that fills all of its size, in rows that grow with the margin.
final class Filled: CellContent {
  static let color = PixelColor(rgb: 0x40A060)
  private let fill = Layer(role: .decoration)
  private let excess: Int

  /// - Parameter excess: The distance by which it reaches beyond the row, in pixels.
  init(by excess: Int = 0) { self.excess = excess }

  var layers: [Layer] { [fill] }

  func configure(_ row: ContentRow, size: PixelSize, in context: CellContext) {
    fill.backgroundColor = Self.color
  }

  func layout(size: PixelSize, in context: CellContext) {
    fill.frame = PixelRect(size)
    fill.frame.height += excess
  }

  func measure(_ row: ContentRow, width: Int, in context: CellContext) -> Int {
    40 + context.sideMargin
  }
}
