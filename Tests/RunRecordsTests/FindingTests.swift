import RunRecords
import Testing

@Suite("Findings")
struct FindingTests {
  /// All subsets of some kinds.
  private func subsets(_ kinds: [String]) -> [[String]] {
    kinds.reduce([[]]) { sets, kind in sets + sets.map { $0 + [kind] } }
  }

  private func proof(_ predicted: [String], _ found: [String], within: Bool) -> PixelEquivalence {
    var proof = PixelEquivalence(strategy: "a", allowance: 2, predicted: predicted)
    proof.differingOutsideCorners = within ? 0 : 1
    for kind in found { proof.add(kind, "\(kind) came up") }
    return proof
  }

  @Test("a proof holds if all that was found was predicted and explains what differs")
  func holds() {
    for predicted in subsets(["a", "b"]) {
      for found in subsets(["a", "b", "c"]) {
        for within in [true, false] {
          let proof = proof(predicted, found, within: within)
          let place = "\(predicted) \(found) \(within)"
          #expect(
            proof.unexpected.map(\.kind) == found.filter { !predicted.contains($0) }, "\(place)")
          #expect(proof.missing == predicted.filter { !found.contains($0) }, "\(place)")
          #expect(
            proof.holds
              == (Set(found).isSubset(of: predicted) && (within || !found.isEmpty)), "\(place)")
        }
      }
    }
  }

  @Test("a difference inside the corners counts only above the allowance")
  func allowance() {
    var proof = PixelEquivalence(strategy: "a", allowance: 2)
    proof.differingInsideCorners = 9
    proof.largestDifference = 2
    #expect(proof.holds && proof.isWithinAllowance)
    proof.largestDifference = 3
    #expect(!proof.holds && !proof.isWithinAllowance)
    proof.predicted = ["faded"]
    proof.add("faded", "corners are faded")
    #expect(proof.holds && !proof.isWithinAllowance)
  }

  @Test("a sentence stands once, and unpredicted if it is so anywhere")
  func distinct() {
    func finding(_ sentence: String, _ isPredicted: Bool) -> Finding {
      Finding(kind: "a", sentence: sentence, isPredicted: isPredicted)
    }
    #expect(
      [finding("x", true), finding("y", false), finding("x", false), finding("y", true)].distinct
        == [finding("x", false), finding("y", false)])
    var proof = proof(["a"], [], within: true)
    proof.add("a", "x")
    proof.add("a", "x")
    #expect(proof.findings == [finding("x", true)])
  }
}
