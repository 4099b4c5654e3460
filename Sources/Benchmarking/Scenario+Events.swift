import RowStrategies

extension Scenario {
  /// Takes on what an event changes of how the table looks.
  ///
  /// - Returns: What changed of the rows' style; `nil` if the event changes something else.
  mutating func take(_ event: TimedEvent.Event) -> StyleChange? {
    switch event {
    case .appearance(let appearance):
      self.appearance = appearance
      return .appearance
    case .radius(let radius):
      self.radius = radius
      return .radius
    case .rowColor(let color):
      withShownColors { $0.row = color }
      return .color
    case .selectedRowColor(let color):
      withShownColors { $0.selectedRow = color }
      return .color
    case .rotate:
      (display.width, display.height) = (display.height, display.width)
      return nil
    case .tap, .edit: return nil
    }
  }

  private mutating func withShownColors(_ change: (inout Colors) -> Void) {
    switch appearance {
    case .light: change(&colors)
    case .dark: change(&darkColors)
    }
  }
}
