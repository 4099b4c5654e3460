/// Where a rising function crosses a value, by bisection to the last digits.
func crossing(
  of target: Double, between low: Double, and high: Double, _ rising: (Double) -> Double
) -> Double {
  var (low, high) = (low, high)
  for _ in 0..<200 {
    let middle = low + (high - low) / 2
    guard middle > low, middle < high else { break }
    if rising(middle) < target { low = middle } else { high = middle }
  }
  return low + (high - low) / 2
}
