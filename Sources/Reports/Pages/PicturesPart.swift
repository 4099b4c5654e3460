/// The pictures of a page, a row a strategy.
struct PicturesPart {
  let shownStrategies: [Strategy]
  let picturesNote: String

  /// The pictures of one strategy.
  struct Strategy {
    let pictured: String
    let swatch: String
    let images: [Image]
  }

  /// A picture, and what it shows.
  struct Image {
    let address: String
    let alternative: String
    let imageCaption: String
  }

  init(_ pictures: RunPictures, colors: StrategyColors) {
    var order: [String] = []
    for picture in pictures.pictures where !order.contains(picture.strategy) {
      order.append(picture.strategy)
    }
    shownStrategies = order.map { strategy in
      let name = Wording.oneLine(strategy)
      return Strategy(
        pictured: name, swatch: colors[strategy],
        images: pictures.pictures.filter { $0.strategy == strategy }.map {
          Image(
            address: $0.address, alternative: "\($0.kind.caption) of \(name)",
            imageCaption: $0.kind.caption)
        })
    }
    picturesNote =
      pictures.leftOut == 0
      ? ""
      : "\(pictures.leftOut) more \(pictures.leftOut == 1 ? "picture is" : "pictures are") in the run's"
        + " folder and would make this page too large."
  }
}

extension PictureKind {
  fileprivate var caption: String {
    switch self {
    case .caps: "Caps"
    case .overdraw:
      "Overdraw: the darker, the more often a pixel is touched; red where it is blended"
    case .difference:
      "Difference to the reference: red where there is one, darker where it is larger"
    }
  }
}
