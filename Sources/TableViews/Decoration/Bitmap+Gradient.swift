import Graphics

extension Bitmap {
  convenience init(width: Int, gradient: VerticalGradient, kernels: KernelSet) {
    self.init(width: width, height: gradient.height)
    fill(with: gradient, kernels)
  }

  func fill(with gradient: VerticalGradient, _ kernels: KernelSet) {
    precondition(gradient.height == height, "a gradient has a colour for each line")
    for y in 0..<height {
      withLine(y) { kernels.fill(&$0, with: gradient[line: y]) }
    }
  }
}
