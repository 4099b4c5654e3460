import ExactCounts
import Glibc
import Measurement
import RunData
import Testing

@Suite("Names from system files")
struct SystemTextTests {
  @Test("the processor's name is that of the first processor")
  func x86() {
    let text = """
      processor\t: 0
      vendor_id\t: AuthenticAMD
      model\t\t: 1
      model name\t: AMD EPYC 7763: 64-Core Processor
      flags\t\t: fpu vme

      processor\t: 1
      model name\t: another
      """
    #expect(
      SystemText.processorName(cpuinfo: text, architecture: "x86_64")
        == "AMD EPYC 7763: 64-Core Processor")
  }

  @Test("an Arm processor is named by implementer and part number")
  func arm() {
    let text = """
      processor\t: 0
      BogoMIPS\t: 243.75
      CPU implementer\t: 0x41
      CPU architecture: 8
      CPU part\t: 0xd0c
      """
    #expect(
      SystemText.processorName(cpuinfo: text, architecture: "aarch64")
        == "Arm part 0xd0c (aarch64)")
    #expect(
      SystemText.processorName(cpuinfo: "CPU implementer : 0x99", architecture: "aarch64")
        == "implementer 0x99 (aarch64)")
  }

  @Test("a board's name takes precedence over the processor's part number")
  func board() {
    let text =
      "CPU implementer\t: 0x41\nCPU part\t: 0xd08\n\nModel\t\t: Raspberry Pi 4 Model B Rev 1.1"
    #expect(
      SystemText.processorName(cpuinfo: text, architecture: "aarch64")
        == "Raspberry Pi 4 Model B Rev 1.1")
  }

  @Test("without any name the architecture is used", arguments: ["", "model name :", "\n:\n"])
  func unnamed(text: String) {
    #expect(SystemText.processorName(cpuinfo: text, architecture: "riscv64") == "riscv64")
  }

  @Test(
    "quotes around a distribution's name are removed",
    arguments: [
      (
        "NAME=x\nPRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\n", "Debian GNU/Linux 12 (bookworm)"
      ),
      ("PRETTY_NAME='Arch Linux'", "Arch Linux"), ("PRETTY_NAME=Fedora", "Fedora"),
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
    let words = facts.allocator.split(separator: " ")
    #expect(words.first == "jemalloc")
    let number = try #require(words.last)
    #expect(number.split(separator: ".").count == 3)
    #expect(number.allSatisfy { $0.isNumber || $0 == "." })
  }

  @Test("the build is a debug build if assertions are on")
  func debug() {
    var assertionsAreOn = false
    assert(
      {
        assertionsAreOn = true
        return true
      }())
    #expect(BuildInfo.isDebug == assertionsAreOn)
    #expect(facts.buildConfiguration == (assertionsAreOn ? "debug" : "release"))
  }

  @Test("a commit is hexadecimal, with a suffix if files differ, or unknown")
  func commit() {
    let parts = BuildInfo.commit.split(separator: "+", omittingEmptySubsequences: false)
    let digits = parts.first ?? ""
    let isHash = digits.count >= 7 && digits.allSatisfy(\.isHexDigit)
    #expect(isHash || BuildInfo.commit == "unknown")
    #expect(parts.count == 1 || parts.dropFirst() == ["changes"])
  }

  @Test("the compiler is named for both languages")
  func compiler() {
    #expect(BuildInfo.compiler.hasPrefix("Swift 6."))
    #expect(BuildInfo.compiler.contains("(clang "))
    #expect(!BuildInfo.compiler.contains("http"))
    #expect(facts.compiler == BuildInfo.compiler)
  }

  @Test(
    "clang's version keeps the number and seven digits of the revision",
    arguments: [
      (
        "21.0.0 (https://github.com/swiftlang/llvm-project.git 11673e6f2a4b5c6d7e8f)",
        "21.0.0, 11673e6"
      ),
      ("17.0.6 (++20231208085846+6009708b4367-1~exp1)", "17.0.6"), ("14.0.0", "14.0.0"),
      ("", "unknown"),
    ])
  func clang(version: String, short: String) {
    #expect(BuildInfo.shortened(version) == short)
  }
}
