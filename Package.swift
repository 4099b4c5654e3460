// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Each target lists the modules that it may import; a clean build with
// `--explicit-target-dependency-import-check error` enforces the lists. Two subsystems, drawing
// (Graphics to Verification) and analysis (Statistics to Reporting), share the leaves and meet in
// Benchmarking and the command line. docs/architecture.md shows the map.

/// The commit of this build: scripts/build passes it in; a plain `swift build` asks git, which for
/// an archive that lies in another repository would answer with that one's commit.
let commit =
  Context.environment["SCROLLBENCH_COMMIT"].flatMap { $0.isEmpty ? nil : $0 }
  ?? (FileManager.default.fileExists(atPath: Context.packageDirectory + "/.git")
  ? Context.gitInformation : nil)
  .map { $0.currentCommit.prefix(12) + ($0.hasUncommittedChanges ? "+changes" : "") }
  ?? "unknown"

/// scripts/test sets SCROLLBENCH_STRICT to fail on warnings and to keep assertions in its optimized
/// build, so that one build serves all tests.
let isStrict = Context.environment["SCROLLBENCH_STRICT"] != nil

/// Benchmarks, validators and fuzzers are built by their scripts only.
let isDevelopment = Context.environment["SCROLLBENCH_DEVELOPMENT"] != nil

/// The tests that are left, as scripts/test MODULE, scripts/sanitize and scripts/evidence build; `nil`
/// for all.
let chosenTests = Context.environment["SCROLLBENCH_TESTS"]?.split(separator: " ").map {
  "\($0)Tests"
}

/// The settings of every Swift target.
let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
  ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

/// The additional settings of every module under Sources.
let moduleSettings: [SwiftSetting] =
  [.strictMemorySafety()] + (isStrict ? [.unsafeFlags(["-assert-config", "Debug"])] : [])

/// The settings of every C target.
let cSettings: [CSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []

/// The targets of Swift, one a line: kind, name, and the modules that it may import.
let table = """
  # Leaves
  module       Geometry
  module       SeededRandom
  module       Files            CLinux CEmbeddedFiles
  module       RunData          Files
  # Drawing
  module       Graphics         Geometry CPixelKernels CPNG
  module       Text             Geometry CPango
  module       TableModel       Geometry SeededRandom Files
  module       RowStrategies    Geometry Graphics TableModel
  module       TableViews       Geometry SeededRandom Graphics Text TableModel RowStrategies
  module       Compositing      Geometry RunData Files Graphics CPixman
  module       Verification     Geometry RunData Graphics Text TableModel RowStrategies \
        TableViews Compositing
  module       Measurement      SeededRandom RunData Files CJemalloc CLinux CBuildInfo
  # Analysis
  module       Statistics       SeededRandom
  module       Analysis         SeededRandom RunData Statistics
  module       DeviceLogs       RunData Files Statistics
  module       Reporting        RunData Files Statistics Analysis
  # Lists no module that draws or measures, so that runs are judged without one.
  module       JudgingCLI       RunData Files DeviceLogs Analysis Reporting CBuildInfo \
        ArgumentParser
  program      Sources/ScrollBenchJudge JudgingCLI
  # Both
  module       Benchmarking     Geometry SeededRandom RunData Files Graphics Text TableModel \
        RowStrategies TableViews Compositing Verification Measurement Statistics Analysis
  module       ScrollBenchCLI   Geometry RunData Files Graphics Text TableModel RowStrategies \
        TableViews Compositing Verification Measurement Statistics Analysis Reporting JudgingCLI \
        Benchmarking ArgumentParser
  module       ScrollBench      Geometry RunData Graphics Text TableModel RowStrategies \
        TableViews Measurement Benchmarking ScrollBenchCLI
  program      Sources/ScrollBenchTool ScrollBench
  c            CEmbeddedFiles
  c            CPixelKernels
  c            CLinux
  # A target of its own: each commit changes its settings, and thus rebuilds all that import it.
  c            CBuildInfo
  # Libraries of the system: their packages for pkg-config, and of Debian
  library      CJemalloc        jemalloc libjemalloc-dev
  library      CPango           pangoft2 libpango1.0-dev
  library      CPNG             libpng libpng-dev
  library      CPixman          pixman-1 libpixman-1-dev
  # Measures results/claims.csv; not part of the tool.
  program      Benchmarks/PublishedClaims RunData Files Text Statistics Analysis Reporting \
        JudgingCLI Benchmarking ScrollBenchCLI ArgumentParser
  # Tests that compute much themselves
  tests        Geometry
  tests        SeededRandom
  tests        Graphics         Geometry SeededRandom ReferenceRendering
  tests        Text             CPango TableModel SeededRandom Measurement
  tests        TableModel       SeededRandom Files CJemalloc ExactCounts FileTesting
  tests        Compositing      Geometry RunData Graphics SeededRandom Measurement CLinux \
        ExactCounts ReferenceRendering Files Text RowStrategies Benchmarking FileTesting \
        DisplayLists
  tests        Measurement      RunData Files CLinux ExactCounts
  tests        Statistics       SeededRandom SampleRuns
  tests        Benchmarking     Geometry RunData Graphics Text TableModel RowStrategies \
        TableViews Compositing Measurement CLinux ExactCounts SeededRandom
  tests        Fuzzing          FileTesting
  # For these, optimized code does not pay for its compilation, which takes twice as long.
  plain-tests  Files            FileTesting SeededRandom
  plain-tests  RowStrategies    Geometry Graphics TableModel Compositing RunData SeededRandom \
        ReferenceRendering
  plain-tests  TableViews       Geometry Graphics TableModel Text RowStrategies \
        ReferenceRendering
  plain-tests  RunData          Files SampleRuns FileTesting
  plain-tests  Analysis         SeededRandom RunData Statistics SampleRuns
  plain-tests  Reporting        SeededRandom RunData Files Statistics Analysis SampleRuns \
        FileTesting
  plain-tests  DeviceLogs       SeededRandom RunData Files Statistics Analysis Reporting \
        FileTesting
  plain-tests  JudgingCLI       ArgumentParser FileTesting
  plain-tests  ScrollBenchCLI   Geometry RunData Graphics TableModel RowStrategies TableViews \
        Compositing Benchmarking SampleRuns Analysis Text Files Measurement Reporting JudgingCLI \
        ArgumentParser FileTesting
  # Runs the built executable.
  plain-tests  ScrollBenchTool  ScrollBench
  plain-tests  PublishedClaims  FileTesting ExactCounts
  # Sees the public declarations only, as another package does.
  public-tests ScrollBench
  # Hand-made runs and seeded noise for the tests of the analysis modules.
  support      Tests/SampleRuns SeededRandom RunData Statistics
  # Temporary folders, and a naive CSV parser as a reference.
  support      Tests/FileTesting Files
  # The readers of all inputs, for libFuzzer and the replay of its corpora.
  support      Tests/Fuzzing    Geometry RunData Files Graphics TableModel TableViews DeviceLogs \
        Analysis Reporting Compositing Benchmarking FileTesting DisplayLists
  # The reader of display lists, for the validators and the tests.
  support      Benchmarks/DisplayLists Geometry Files Graphics Compositing
  # A pixel-by-pixel renderer of layer trees, the reference of image tests.
  support      Tests/ReferenceRendering Geometry Graphics
  # The condition under which allocated bytes are exact.
  support      Tests/ExactCounts Measurement
  """

/// The benchmarks of the tool's own code, the validators, and the program of scripts/fuzz: targets of
/// this package for its `package` access.
let developmentTable = """
  program      Tests/Fuzz       Fuzzing
  program      Benchmarks/Instructions SeededRandom Graphics Text TableModel RowStrategies \
        Compositing Benchmarking
  program      Benchmarks/EngineComparison Geometry SeededRandom Graphics Text TableModel \
        RowStrategies Compositing Measurement Statistics Benchmarking ArgumentParser
  # Other renderers, which replay display lists.
  library      Benchmarks/CGLES egl,glesv2 libegl-dev,libgles-dev
  library      Benchmarks/CCairo cairo libcairo2-dev
  support      Benchmarks/Validation Geometry SeededRandom RunData Files Graphics Compositing \
        DisplayLists Measurement Statistics Analysis ArgumentParser
  program      Benchmarks/ValidateGLES Geometry Graphics DisplayLists Validation CGLES \
        ArgumentParser
  program      Benchmarks/ValidateCairo Geometry Graphics DisplayLists Validation CCairo \
        ArgumentParser
  """

/// Returns the targets of a table.
func targets(_ table: String) -> [Target] {
  table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
    let words = line.split(separator: " ").map(String.init)
    return target(words[0], words[1], Array(words.dropFirst(2)))
  }
}

/// Returns the dependency with a name.
///
/// Only the traits link jemalloc and pixman: without the former allocations are not counted, and
/// sanitizers work.
func dependency(_ name: String) -> Target.Dependency {
  switch name {
  case "ArgumentParser": .product(name: name, package: "swift-argument-parser")
  case "CJemalloc": .target(name: name, condition: .when(traits: ["Jemalloc"]))
  case "CPixman": .target(name: name, condition: .when(traits: ["Pixman"]))
  default: .byName(name: name)
  }
}

/// Returns the target with a kind.
///
/// - Parameters:
///   - place: The name, after the folder if that is not the usual one.
///   - words: The imports; of a library its packages for pkg-config and of Debian.
func target(_ kind: String, _ place: String, _ words: [String]) -> Target {
  let name = place.split(separator: "/").last.map(String.init) ?? place
  let path = name == place ? nil : place
  let imports = words.map(dependency)
  func tests(_ more: [SwiftSetting] = [], packageAccess: Bool = true) -> Target {
    .testTarget(
      name: name + "Tests", dependencies: [.byName(name: name)] + imports,
      exclude: name == "Benchmarking" ? ["Golden"] : [], packageAccess: packageAccess,
      swiftSettings: settings + more)
  }
  switch kind {
  case "module":
    return .target(name: name, dependencies: imports, swiftSettings: settings + moduleSettings)
  case "support":
    return .target(
      name: name, dependencies: imports, path: path,
      exclude: name == "Fuzzing" ? ["Corpora"] : [],
      swiftSettings: settings)
  case "program":
    // libFuzzer has a main function of its own. Instructions are counted with Swift's libraries linked
    // statically, whose addresses could affect a count: SwiftPM's --static-swift-stdlib would compile
    // all modules again.
    return .executableTarget(
      name: name, dependencies: imports, path: path,
      swiftSettings: settings + (name == "Fuzz" ? [.unsafeFlags(["-parse-as-library"])] : []),
      linkerSettings: name == "Instructions"
        ? [
          .unsafeFlags([
            "-static-stdlib", "-lCoreFoundation", "-l_FoundationCollections",
            "-l_FoundationCShims", "-l_FoundationICU", "-lstdc++",
          ])
        ] : [])
  case "c":
    return .target(
      name: name,
      exclude: name == "CEmbeddedFiles"
        ? ["Scaffold", "Scenarios", "cities.csv", "page.css", "page.js", "validity.csv"] : [],
      cSettings: cSettings
        + (name == "CBuildInfo" ? [.define("SCROLLBENCH_COMMIT", to: "\"\(commit)\"")] : []))
  case "library":
    let packages = words.map { $0.split(separator: ",").map(String.init) }
    return .systemLibrary(
      name: name, path: path, pkgConfig: packages[0].joined(separator: " "),
      providers: [.apt(packages[1])])
  case "tests": return tests()
  case "plain-tests": return tests(isStrict ? [.unsafeFlags(["-Onone"])] : [])
  case "public-tests": return tests(packageAccess: false)
  default: fatalError("\(place) is of the unknown kind \(kind)")
  }
}

let package = Package(
  name: "ScrollBench",
  products: [
    // With the modules that ScrollBench exports again, whose API scripts/check-api compares too.
    .library(
      name: "ScrollBench",
      targets: [
        "ScrollBench", "Geometry", "Graphics", "Text", "TableModel", "RowStrategies", "TableViews",
        "Benchmarking",
      ]),
    .executable(name: "scrollbench", targets: ["ScrollBenchTool"]),
    .executable(name: "scrollbench-judge", targets: ["ScrollBenchJudge"]),
  ],
  traits: [
    .trait(name: "Pixman", description: "The engine that draws with libpixman."),
    .trait(
      name: "Jemalloc",
      description: "Counts of allocated bytes and profiles of the heap, by libjemalloc."),
    .default(enabledTraits: ["Pixman", "Jemalloc"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: targets(table).filter { target in
    target.type != .test || chosenTests?.contains(target.name) ?? true
  } + (isDevelopment ? targets(developmentTable) : []),
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)
