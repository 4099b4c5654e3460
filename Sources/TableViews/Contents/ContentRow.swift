public import Graphics
public import RowStrategies
public import TableModel

/// A row as a cell shows it: its data and its state.
public struct ContentRow {
  package let row: Row
  /// The index of the row in the data.
  package let index: Int
  /// Normal, or selected, also while the selection fades.
  public let state: RowState
  /// The opaque colour behind the content, to draw text on; `nil` if there is none, so that text is
  /// drawn on a transparent background.
  ///
  /// It is `nil` for selected rows, and for all rows with the scenario key `labels=clear`.
  public let background: PixelColor?

  package init(_ row: Row, index: Int, state: RowState = .normal, background: PixelColor? = nil) {
    self.row = row
    self.index = index
    self.state = state
    self.background = background
  }

  /// The row as the program declared it; `nil` for a row of a file or a generated one.
  ///
  ///     func isMine(_ row: ContentRow) -> Bool { (row.declared as? Message)?.isMine ?? false }
  public var declared: (any TableRow)? { row.declaration?.row }

  /// The texts, image name and accessory of any row, declared or not.
  public var content: RowContent { row.content }

  /// The row in messages: its title or, if that is empty, its declaration.
  package var name: String {
    let text = content.title.isEmpty ? declared.map { "\($0)" } ?? "" : content.title
    return text.count > 60 ? text.prefix(60) + "…" : text
  }
}
