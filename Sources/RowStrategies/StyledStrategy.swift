import Graphics
import TableModel

/// Images that the backgrounds of a table share.
protocol SharedImages {
  var byteCount: Int { get }
  var lookups: ImageLookups { get }

  /// Removes or redraws the images of the states whose look changed; the counts of lookups remain.
  func renew(_ states: [RowState], _ style: SharedStyle)
}

extension SharedImages {
  var lookups: ImageLookups { ImageLookups() }
}

/// A strategy whose backgrounds share the style of the table and images that depend on it.
final class StyledStrategy: RowStrategy {
  private let style: SharedStyle
  private let scope: (StyleChange) -> ReloadScope
  private let images: (any SharedImages)?
  private let identifier: (RowPosition, SharedStyle) -> String
  private let makeSection: ((SharedStyle) -> any SectionBackground)?
  private let makeBackground: (RowState, SharedStyle) -> any RowBackground

  /// - Parameters:
  ///   - scope: The cells that a change of style affects. By default visible cells, while all
  ///     others follow when they are reused.
  ///   - images: Renewed when the style changes.
  init(
    _ style: RowStyle, scope: @escaping (StyleChange) -> ReloadScope = { _ in .visibleRows },
    images: (any SharedImages)? = nil,
    reuseIdentifier: @escaping (RowPosition, SharedStyle) -> String = { _, _ in "row" },
    makeSectionBackground: ((SharedStyle) -> any SectionBackground)? = nil,
    makeBackground: @escaping (RowState, SharedStyle) -> any RowBackground
  ) {
    self.style = SharedStyle(style)
    self.scope = scope
    self.images = images
    identifier = reuseIdentifier
    makeSection = makeSectionBackground
    self.makeBackground = makeBackground
  }

  func reuseIdentifier(for position: RowPosition) -> String { identifier(position, style) }

  func makeRowBackground(for state: RowState) -> any RowBackground { makeBackground(state, style) }

  func makeSectionBackground() -> (any SectionBackground)? { makeSection?(style) }

  func restyle(_ new: RowStyle, change: StyleChange) -> ReloadScope {
    let old = style.current
    guard new != old else { return .nothing }
    style.current = new
    let states = RowState.allCases.filter {
      change != .color || old.color(for: $0) != new.color(for: $0)
    }
    images?.renew(states, style)
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
