import Foundation
import RunData
import Testing

@Suite("A profile of stacks")
struct StackProfileTests {
  private let outer = StackFrame(name: "outer", module: "a")
  private let inner = StackFrame(name: "inner", module: "b")

  private var profile: StackProfile {
    var profile = StackProfile()
    profile.add(1, bytes: 10, to: [outer, inner], of: "grid", in: .commit)
    profile.add(2, bytes: 5, to: [outer], of: "grid", in: .commit)
    profile.add(2, bytes: 20, to: [outer, inner], of: "grid", in: .commit)
    profile.add(7, to: [outer], of: "grid", in: .layout)
    profile.add(1, to: [], of: "square", in: .layout)
    return profile
  }

  @Test("sums equal stacks, separately for strategies and phases")
  func sums() {
    let stacks = profile.stacks(of: "grid", in: .commit)
    #expect(stacks.map(\.frames) == [[outer, inner], [outer]])
    #expect(stacks.map(\.count) == [3, 2] && stacks.map(\.bytes) == [30, 5])
    #expect(profile.stacks(of: "square", in: .commit).isEmpty)
    #expect(
      profile.total(of: "grid") == (12, 35) && profile.total(of: "grid", in: .commit) == (5, 35))
    #expect(profile.total(of: "square") == (1, 0) && profile.total(of: "absent") == (0, 0))
  }

  @Test("round-trips from one process to another")
  func coding() throws {
    let read = try JSONDecoder().decode(StackProfile.self, from: JSONEncoder().encode(profile))
    #expect(read == profile)
    #expect(read.stacks(of: "grid", in: .commit) == profile.stacks(of: "grid", in: .commit))
    var added = read
    added.add(1, to: [outer], of: "grid", in: .commit)
    #expect(added.stacks(of: "grid", in: .commit)[1].count == 3)
  }
}
