/// The images of a page, a row per strategy.
struct ImagesPart {
  let shownStrategies: [Strategy]
  let imagesNote: String

  /// The images of one strategy.
  struct Strategy {
    let imaged: String
    let swatch: String
    let images: [Image]
  }

  /// An image with its caption.
  struct Image {
    let address: String
    let alternative: String
    let imageCaption: String
  }

  init(_ images: RunImages, colors: StrategyColors) {
    shownStrategies = colors.order.compactMap { strategy in
      let own = images.images.filter { $0.strategy == strategy }
      guard !own.isEmpty else { return nil }
      let name = TextFormatting.oneLine(strategy)
      return Strategy(
        imaged: name, swatch: colors[strategy],
        images: own.map {
          Image(
            address: $0.address, alternative: "\($0.kind.title) of \(name)",
            imageCaption: $0.kind.title + $0.kind.legend)
        })
    }
    imagesNote =
      images.leftOut == 0
      ? ""
      : "\(images.leftOut) more \(images.leftOut == 1 ? "image is" : "images are") in the run's"
        + " folder and would make this page too large."
  }
}

extension ImageKind {
  /// The beginning of the caption.
  fileprivate var title: String {
    switch self {
    case .caps: "Caps"
    case .overdraw: "Overdraw"
    case .difference: "Difference to the reference"
    }
  }

  /// The meaning of the colours, which follows the title.
  fileprivate var legend: String {
    switch self {
    case .caps: ""
    case .overdraw:
      ": the darker, the more often a pixel is touched; red where it is blended"
    case .difference: ": red where there is one, darker where it is larger"
    }
  }
}
