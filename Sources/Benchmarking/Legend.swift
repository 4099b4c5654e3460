import Compositing

/// What the colours of a map mean.
package struct Legend {
  /// A colour and its meaning.
  package struct Entry {
    /// `nil` for the place of one that does not exist.
    package let pixel: UInt32?
    package let label: String
  }

  /// Colours that belong together.
  package struct Row {
    /// Empty if there is nothing to tell it from.
    package let label: String
    package let entries: [Entry]
  }

  package let title: String
  package let rows: [Row]
}

extension Legend {
  /// That of an ``OverdrawMap``.
  package static var overdraw: Legend {
    let most = OverdrawMap.mostTouches
    let rows = [false, true].map { isBlended in
      Row(
        label: isBlended ? "blended too" : "written only",
        entries: (0...most).map { touches in
          guard touches > 0 || !isBlended else { return Entry(pixel: nil, label: "") }
          return Entry(
            pixel: OverdrawMap.pixel(touches: touches, isBlended: isBlended),
            label: "\(touches)" + (touches == most ? "+" : ""))
        })
    }
    return Legend(
      title: "Overdraw is touched px ÷ display px. Darker: touched more often.",
      rows: rows)
  }

  /// That of a ``DifferenceMap``.
  package static var difference: Legend {
    let equal = Entry(pixel: DifferenceMap.darkestBackdrop, label: "equal")
    let steps = DifferenceMap.steps.map { step in
      let (first, last) = (step.levels.lowerBound, step.levels.upperBound)
      return Entry(pixel: step.pixel, label: first == last ? "\(first)" : "\(first)–\(last)")
    }
    return Legend(
      title: "Difference of a pixel's farthest channel, in levels of 255.",
      rows: [Row(label: "", entries: [equal] + steps)])
  }
}
