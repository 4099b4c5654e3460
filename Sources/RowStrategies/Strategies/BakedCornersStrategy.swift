import Graphics
import TableModel

extension StrategyDescriptor {
  /// A layer grid with opaque corner images that include the backdrop, so that nothing blends.
  ///
  /// List frameworks use this for corners over a backdrop of one colour. Over a gradient, of which
  /// the middle colour is used, the corners are visible. Any change of style except that of one
  /// state's colour redraws both images; visible rows are updated at once, all others when they are
  /// reused.
  public static let bakedCorners = StrategyDescriptor(
    id: "baked-corners",
    summary: "A layer grid with the backdrop's colour in its corner images; nothing blends.",
    source: "Texture, documentation on corner rounding", kind: .alternative,
    predictedFaults: { table in
      guard case .gradient(let top, let bottom) = table.style.backdrop else { return [] }
      return top == bottom || table.style.radius == 0 ? [] : [.wrongBackdrop, .distortedCorners]
    },
    make: {
      let discs = GridDiscs(isOpaque: true)
      return StyledStrategy($0, images: discs) {
        LayerGridBackground(state: $0, style: $1, discs: discs)
      }
    })
}
