package import TableViews

// What a table carries besides plain rows; all sizes in points.
extension Scenario {
  /// Where the heights of rows come from.
  package struct Heights: Equatable, Sendable {
    package var source = Source.fixed
    package var measuring = HeightMeasurer.Mode.cached
    /// The height that a row has until it is measured.
    package var estimate = 100.0

    package enum Source: String, CaseIterable, Sendable {
      /// All rows have `rowHeight`.
      case fixed
      /// Each row is as high as its text.
      case measured
    }
  }

  /// What the display's edges take away, as a notch does.
  package struct SafeArea: Equatable, Sendable {
    package var left = 0.0
    package var right = 0.0
  }

  /// What a row's background leaves free of its row, in whichever strategy.
  package struct RowMargins: Equatable, Sendable {
    /// At the left and the right.
    package var side = 0.0
    /// At the bottom.
    package var bottom = 0.0
  }

  /// What a cell shows besides text.
  package struct CellParts: Equatable, Sendable {
    /// An image at the left.
    package var image = false
    /// An indicator at the right.
    package var accessory = false
  }

  /// The shadows of the table's ends, seen where it is scrolled past them.
  package struct Shadows: Equatable, Sendable {
    package var mode = Mode.none
    package var height = 10.0

    package enum Mode: String, CaseIterable, Sendable {
      case none
      /// Put in once, moved when the offset changes.
      case repaired
      /// Put in anew at every tick, as in PRPShadowedTableView.
      case asPublished = "as-published"
    }
  }

  /// What becomes of the rows next to an insertion or deletion.
  package enum Neighbours: String, CaseIterable, Sendable {
    /// Those whose place in the section changed are configured again at once.
    case reload
    /// They stay as they are until they are scrolled out, as when an app reloads nothing.
    case leave
  }
}
