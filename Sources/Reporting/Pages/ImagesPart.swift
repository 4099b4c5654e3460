/// The images of a page, a row per strategy; of equal ones only the first is shown.
struct ImagesPart {
  let shownStrategies: [Strategy]
  let imagesNote: String

  /// The images of one strategy.
  struct Strategy {
    let imaged: String
    let swatch: String
    let images: [Image]
    /// The images that another strategy has, too, a sentence each.
    let equalImages: [String]
  }

  /// An image with its caption.
  struct Image {
    let address: String
    let alternative: String
    let imageCaption: String
  }

  init(_ images: RunImages, colors: StrategyColors) {
    var shown: [RunImages.Image] = []
    var strategies: [Strategy] = []
    for strategy in colors.order {
      let own = images.images.filter { $0.strategy == strategy }
      guard !own.isEmpty else { continue }
      let name = TextFormatting.oneLine(strategy)
      var new: [Image] = []
      var equal: [String] = []
      for image in own {
        if let same = shown.first(where: { $0.kind == image.kind && $0.bytes == image.bytes }) {
          equal.append("\(image.kind.title): identical to \(same.strategy).")
          continue
        }
        shown.append(image)
        new.append(
          Image(
            address: image.address, alternative: "\(image.kind.title) of \(name)",
            imageCaption: image.kind.title + image.kind.legend))
      }
      strategies.append(
        Strategy(
          imaged: name, swatch: colors[strategy], images: new,
          equalImages: equal.map(TextFormatting.oneLine)))
    }
    shownStrategies = strategies
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
