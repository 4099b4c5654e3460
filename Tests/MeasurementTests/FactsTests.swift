import ExactCounts
import Glibc
import Measurement
import RunData
import Testing

@Suite("Names from system files")
struct SystemTextTests {
  @Test(
    "the processor's name is that of the first one, else of the board, else implementer and part",
    arguments: [
      (
        """
        processor\t: 0
        model\t\t: 1
        model name\t: AMD EPYC 7763: 64-Core Processor

        processor\t: 1
        model name\t: another
        """, "AMD EPYC 7763: 64-Core Processor"
      ),
      (
        "CPU implementer\t: 0x41\nCPU part\t: 0xd08\n\nModel\t\t: Raspberry Pi 4 Model B Rev 1.1",
        "Raspberry Pi 4 Model B Rev 1.1"
      ),
      (
        "BogoMIPS\t: 243.75\nCPU implementer\t: 0x41\nCPU architecture: 8\nCPU part\t: 0xd0c",
        "Arm part 0xd0c (aarch64)"
      ), ("CPU implementer : 0x99", "implementer 0x99 (aarch64)"), ("", "aarch64"),
      ("model name :", "aarch64"), ("\n:\n", "aarch64"),
    ])
  func processor(text: String, name: String) {
    #expect(SystemText.processorName(cpuinfo: text, architecture: "aarch64") == name)
  }

  @Test(
    "quotes around a distribution's name are removed",
    arguments: [
      (
        "NAME=x\nPRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\n", "Debian GNU/Linux 12 (bookworm)"
      ), ("PRETTY_NAME='Arch Linux'", "Arch Linux"), ("PRETTY_NAME=Fedora", "Fedora"),
      ("PRETTY_NAME=\"", "\""), ("PRETTY_NAME=\n", ""), ("NAME=Debian", ""), ("", ""),
    ])
  func distribution(text: String, name: String) {
    #expect(SystemText.distributionName(osRelease: text) == name)
  }
}

@Suite("Properties of the machine and the build")
struct FactsTests {
  private let facts = MachineProbe.facts()

  @Test("every property of this machine is known")
  func known() {
    #expect(!facts.cpu.isEmpty)
    #expect(facts.cores >= 1)
    #expect(facts.memoryBytes >= 64 << 20)
    #expect(facts.kernel.hasPrefix("Linux "))
    #expect(facts.kernel.split(separator: " ").count == 3)
    #expect(facts.loadAverages.count == 3)
    #expect(facts.loadAverages.allSatisfy { $0 >= 0 })
  }

  @Test("the allocator is named with its version number only", .enabled(if: jemallocCounts))
  func allocator() throws {
    #expect(try /jemalloc [0-9]+\.[0-9]+\.[0-9]+/.wholeMatch(in: facts.allocator) != nil)
  }

  @Test("the build is a debug build if assertions are on, of a commit or unknown, by two compilers")
  func build() throws {
    var assertionsAreOn = false
    assert(
      {
        assertionsAreOn = true
        return true
      }())
    #expect(BuildInfo.isDebug == assertionsAreOn)
    #expect(facts.buildConfiguration == (assertionsAreOn ? "debug" : "release"))
    let commit = /([0-9a-f]{7,}(\+changes)?|unknown)/
    #expect(try commit.wholeMatch(in: BuildInfo.commit) != nil)
    #expect(BuildInfo.compiler.hasPrefix("Swift 6.") && BuildInfo.compiler.contains("(clang "))
    #expect(!BuildInfo.compiler.contains("http") && facts.compiler == BuildInfo.compiler)
  }

  @Test(
    "clang's version keeps the number and seven digits of the revision",
    arguments: [
      (
        "21.0.0 (https://github.com/swiftlang/llvm-project.git 11673e6f2a4b5c6d7e8f)",
        "21.0.0, 11673e6"
      ), ("17.0.6 (++20231208085846+6009708b4367-1~exp1)", "17.0.6"), ("14.0.0", "14.0.0"),
      ("", "unknown"),
    ])
  func clang(version: String, short: String) {
    #expect(BuildInfo.shortened(version) == short)
  }
}
