import Graphics
import TableModel

/// Images that the backgrounds of a table share.
protocol SharedImages {
  /// The size of all images, in bytes.
  var byteCount: Int { get }
  var lookups: ImageLookups { get }

  /// Removes all images, which are drawn again on demand; the counts of lookups remain.
  func removeAll()
}

extension SharedImages {
  var lookups: ImageLookups { ImageLookups() }
}

/// A strategy whose backgrounds share nothing but the style of the table and images that depend on it.
final class StyledStrategy: RowStrategy {
  private let style: SharedStyle
  private let scope: (StyleChange) -> ReloadScope
  private let images: (any SharedImages)?
  private let makeBackground: (RowState, SharedStyle) -> any RowBackground

  /// - Parameters:
  ///   - scope: Returns the cells that a change of style affects. By default visible cells, while all
  ///     others follow when they are reused.
  ///   - images: Removed when the style changes.
  init(
    _ style: RowStyle, scope: @escaping (StyleChange) -> ReloadScope = { _ in .visibleRows },
    images: (any SharedImages)? = nil,
    makeBackground: @escaping (RowState, SharedStyle) -> any RowBackground
  ) {
    self.style = SharedStyle(style)
    self.scope = scope
    self.images = images
    self.makeBackground = makeBackground
  }

  func makeRowBackground(for state: RowState) -> any RowBackground { makeBackground(state, style) }

  func restyle(_ new: RowStyle, change: StyleChange) -> ReloadScope {
    guard style.update(new) else { return .nothing }
    images?.removeAll()
    return scope(change)
  }

  var sharedImageBytes: Int { images?.byteCount ?? 0 }
  var imageLookups: ImageLookups { images?.lookups ?? ImageLookups() }
}

extension ReloadScope {
  /// Returns the scope of a change where other colours update the visible rows and another radius or
  /// appearance reloads all of them, as where a clip or mask is set when a cell is dequeued.
  static func visibleForColors(_ change: StyleChange) -> ReloadScope {
    change == .color ? .visibleRows : .allRows
  }
}
