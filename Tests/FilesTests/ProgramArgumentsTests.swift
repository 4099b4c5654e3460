import Files
import Testing

@Suite("The arguments of the program")
struct ProgramArgumentsTests {
  @Test("are those that Swift reads from /proc")
  func all() {
    #expect(ProgramArguments.all == CommandLine.arguments && !ProgramArguments.all.isEmpty)
  }
}
