import Graphics
import RowStrategies

/// The strategy of a table's rows, and that of plain cells if some sections have them.
final class TableStrategies {
  let descriptor: StrategyDescriptor
  private(set) var rounded: any RowStrategy
  /// `nil` if no section has plain cells.
  private(set) var plain: (any RowStrategy)?
  private let kernels: KernelSet
  /// The lookups of strategies that were replaced.
  private var earlierLookups = ImageLookups()

  init(_ descriptor: StrategyDescriptor, _ style: TableStyle, kernels: KernelSet) {
    self.descriptor = descriptor
    self.kernels = kernels
    let rowStyle = style.rowStyle.drawn(with: kernels)
    rounded = descriptor.make(rowStyle)
    plain = style.hasPlainSections ? StrategyCatalogue.plain.make(rowStyle) : nil
  }

  subscript(isPlain isPlain: Bool) -> any RowStrategy { isPlain ? plain ?? rounded : rounded }

  func restyle(_ style: RowStyle, _ change: StyleChange) -> ReloadScope {
    let style = style.drawn(with: kernels)
    let scope = rounded.restyle(style, change: change)
    let plainScope = plain?.restyle(style, change: change) ?? .nothing
    // Other parts of cells depend on the appearance too.
    return scope == .nothing && (plainScope != .nothing || change == .appearance)
      ? .visibleRows : scope
  }

  func renew(_ style: RowStyle) {
    earlierLookups = imageLookups
    let style = style.drawn(with: kernels)
    rounded = descriptor.make(style)
    plain = plain.map { _ in StrategyCatalogue.plain.make(style) }
  }

  var imageLookups: ImageLookups {
    let lookups = rounded.imageLookups
    return ImageLookups(
      hits: earlierLookups.hits + lookups.hits, misses: earlierLookups.misses + lookups.misses)
  }
}

extension RowStyle {
  fileprivate func drawn(with kernels: KernelSet) -> RowStyle {
    var style = self
    style.kernels = kernels
    return style
  }
}
