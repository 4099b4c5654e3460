/// The images of a page; of equal ones the first is shown, with the strategies that have it too.
struct ImagesPart {
  let shownImages: [Image]
  let imagesNote: String
  let isShort: Bool

  /// An image with its caption.
  struct Image {
    let address: String
    let alternative: String
    let imageCaption: String
  }

  init(_ images: RunImages) {
    var shown: [(image: RunImages.Image, strategies: [String])] = []
    for image in images.images {
      let name = TextFormatting.oneLine(image.strategy)
      if let same = shown.firstIndex(where: {
        $0.image.kind == image.kind && $0.image.bytes == image.bytes
      }) {
        shown[same].strategies.append(name)
      } else {
        shown.append((image, [name]))
      }
    }
    shownImages = ImageKind.allCases.flatMap { kind in
      shown.filter { $0.image.kind == kind }.map { image, strategies in
        Image(
          address: image.address, alternative: "\(kind.title) of \(strategies[0])",
          imageCaption: "\(kind.title): \(strategies.joined(separator: ", "))")
      }
    }
    isShort = shown.count <= RatePart.mostUnfolded
    imagesNote =
      images.leftOut == 0
      ? ""
      : "\(images.leftOut) more \(images.leftOut == 1 ? "image is" : "images are") in the run's"
        + " folder and would make this page too large."
  }
}

extension ImageKind {
  fileprivate var title: String {
    switch self {
    case .caps: "Caps"
    case .overdraw: "Overdraw"
    case .difference: "Difference to the reference"
    }
  }
}
