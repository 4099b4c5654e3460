import RunData
import Testing

@Suite("Faults")
struct FaultTests {
  /// All subsets of some kinds.
  private func subsets(_ kinds: [String]) -> [[String]] {
    kinds.reduce([[]]) { sets, kind in sets + sets.map { $0 + [kind] } }
  }

  private func proof(_ predicted: [String], _ found: [String], within: Bool) -> PixelEquivalence {
    var proof = PixelEquivalence(strategy: "a", allowance: 2, predicted: predicted)
    proof.differingOutsideCorners = within ? 0 : 1
    for kind in found { proof.add(kind, "\(kind) detected") }
    return proof
  }

  @Test("a proof holds if all faults are predicted and explain the differences")
  func holds() {
    for predicted in subsets(["a", "b"]) {
      for found in subsets(["a", "b", "c"]) {
        for within in [true, false] {
          let proof = proof(predicted, found, within: within)
          let place = "\(predicted) \(found) \(within)"
          #expect(
            proof.unexpected.map(\.kind) == found.filter { !predicted.contains($0) }, "\(place)")
          #expect(
            proof.missing == (Set(found).isDisjoint(with: predicted) ? predicted : []), "\(place)")
          #expect(
            proof.holds
              == (Set(found).isSubset(of: predicted) && (within || !found.isEmpty)), "\(place)")
        }
      }
    }
  }

  @Test("differences inside the corners are faults only above the allowance")
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

  @Test("sentences are not repeated and stay unpredicted if they are once")
  func distinct() {
    func fault(_ sentence: String, _ isPredicted: Bool) -> Fault {
      Fault(kind: "a", sentence: sentence, isPredicted: isPredicted)
    }
    #expect(
      [fault("x", true), fault("y", false), fault("x", false), fault("y", true)].distinct
        == [fault("x", false), fault("y", false)])
    var proof = proof(["a"], [], within: true)
    proof.add("a", "x")
    proof.add("a", "x")
    #expect(proof.faults == [fault("x", true)])
  }
}
