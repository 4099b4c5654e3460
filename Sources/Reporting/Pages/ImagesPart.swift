/// The images of a page; of equal ones the first is shown, with the strategies that have it too.
struct ImagesPart {
  /// The images with their captions.
  private let figures: [Markup]
  private let note: String
  private let isShort: Bool

  var markup: Markup {
    """
    <section id="images">
    <details\(if: isShort, " open")><summary>Images</summary>
    <p class="note">The place where two sections meet; overdraw is darker where a pixel is touched more often, red where it is blended. \(note)</p>
    <div class="images">\(figures)</div></details>
    </section>

    """
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
    figures = ImageKind.allCases.flatMap { kind in
      shown.filter { $0.image.kind == kind }.map { image, strategies in
        """
        <figure><img src="\(image.address)" alt="\(kind.title) of \(strategies[0])"><figcaption>\(kind.title): \(strategies.joined(separator: ", "))</figcaption></figure>
        """
      }
    }
    isShort = shown.count <= RatePart.mostUnfolded
    note =
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
