import Graphics

extension Bitmap {
  func fill(with gradient: VerticalGradient, _ kernels: KernelSet) {
    precondition(gradient.height == height, "a gradient has a colour for each line")
    for y in 0..<height {
      withLine(y) { kernels.fill(&$0, with: gradient[line: y]) }
    }
  }
}
