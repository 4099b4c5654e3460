import ScrollBench

/// A message of a chat.
struct Message: TableRow {
  var body: String
  var isMine: Bool

  var cellClass: CellClass { CellClass(content: "chat-bubble") }
}

/// A text in a rounded bubble at the left or, if it is one's own, at the right.
final class ChatBubble: CellContent {
  private let bubble = Layer(role: .decoration)
  private let text = Label()
  private var isMine = false

  var layers: [Layer] { [bubble, text.layer] }

  func configure(_ row: ContentRow, size: PixelSize, in context: CellContext) {
    isMine = (row.declared as? Message)?.isMine ?? false
    let color = PixelColor(rgb: isMine ? 0x1E6FE0 : 0xE4E6EB)
    var style = context.titleStyle(for: row.state)
    style.color = isMine ? .white : .black
    bubble.backgroundColor = color
    text.show(
      paragraph: words(of: row), style: style, width: textWidth(in: size.width, context),
      background: color, in: context)
  }

  func layout(size: PixelSize, in context: CellContext) {
    let (margin, padding) = (context.pixels(4), context.pixels(10))
    let side = sideMargin(context)
    let width = text.size.width + 2 * padding
    let height = max(0, min(text.size.height + 2 * padding, size.height - 2 * margin))
    let x = isMine ? size.width - side - width : side
    bubble.frame = PixelRect(x: x, y: margin, width: width, height: height)
    bubble.cornerRadius = min(context.pixels(14), height / 2, width / 2)
    // A row of a fixed height may be too low for its text.
    text.layer.frame = PixelRect(
      x: x + padding, y: margin + padding, width: text.size.width,
      height: max(0, min(text.size.height, height - 2 * padding)))
  }

  func measure(_ row: ContentRow, width: Int, in context: CellContext) -> Int {
    text.measure(
      paragraph: words(of: row), style: context.titleStyle(for: .normal),
      width: textWidth(in: width, context), in: context)
    return text.size.height + 2 * context.pixels(10) + 2 * context.pixels(4)
  }

  /// The body or, of a row of a file without one, the title.
  private func words(of row: ContentRow) -> String {
    row.content.body.isEmpty ? row.content.title : row.content.body
  }

  /// Keeps the bubble clear of the row's corners.
  private func sideMargin(_ context: CellContext) -> Int {
    context.sideMargin + max(context.pixels(12), context.rowStyle.radius)
  }

  private func textWidth(in width: Int, _ context: CellContext) -> Int {
    (width - 2 * sideMargin(context)) * 3 / 4 - 2 * context.pixels(10)
  }
}
