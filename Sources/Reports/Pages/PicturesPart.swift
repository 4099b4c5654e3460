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
    shownStrategies = colors.order.compactMap { strategy in
      let own = pictures.pictures.filter { $0.strategy == strategy }
      guard !own.isEmpty else { return nil }
      let name = Wording.oneLine(strategy)
      return Strategy(
        pictured: name, swatch: colors[strategy],
        images: own.map {
          Image(
            address: $0.address, alternative: "\($0.kind.title) of \(name)",
            imageCaption: $0.kind.title + $0.kind.legend)
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
  /// What it is, to be followed by whose.
  fileprivate var title: String {
    switch self {
    case .caps: "Caps"
    case .overdraw: "Overdraw"
    case .difference: "Difference to the reference"
    }
  }

  /// What its colours say, to follow the title.
  fileprivate var legend: String {
    switch self {
    case .caps: ""
    case .overdraw:
      ": the darker, the more often a pixel is touched; red where it is blended"
    case .difference: ": red where there is one, darker where it is larger"
    }
  }
}
