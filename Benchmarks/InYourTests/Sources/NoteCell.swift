public import ScrollBench

/// A row of text.
public struct Note: TableRow {
  public let title: String

  public init(_ title: String) { self.title = title }

  public var cellClass: CellClass { CellClass(content: "note") }
}

/// The content of a cell: a title in the middle of the row's height.
public final class NoteCell: CellContent {
  private let title = Label()

  public init() {}

  public var layers: [Layer] { [title.layer] }

  public func configure(_ row: ContentRow, size: PixelSize, in context: CellContext) {
    title.show(
      row.content.title, style: context.titleStyle(for: row.state),
      maximumWidth: size.width - 2 * side(context), background: row.background, in: context)
  }

  public func layout(size: PixelSize, in context: CellContext) {
    title.layer.frame = PixelRect(
      x: side(context), y: (size.height - title.size.height) / 2, width: title.size.width,
      height: title.size.height)
  }

  public func measure(_ row: ContentRow, width: Int, in context: CellContext) -> Int {
    context.pixels(48)
  }

  /// Keeps the title clear of the row's corners.
  private func side(_ context: CellContext) -> Int {
    context.sideMargin + max(context.pixels(14), context.rowStyle.radius)
  }
}
