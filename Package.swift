// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Each module lists the modules that it may import; a clean build with
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

/// The settings of every Swift target.
let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
  ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

/// The additional settings of every module under Sources.
let moduleSettings: [SwiftSetting] =
  [.strictMemorySafety()]
  + (isStrict
    ? [.unsafeFlags(["-assert-config", "Debug"])] : [])

/// The settings of every C target.
let cSettings: [CSetting] =
  isStrict
  ? [.treatAllWarnings(as: .error)] : []

func module(_ name: String, _ imports: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: settings + moduleSettings)
}

/// - Parameter isOptimized: `false` for tests that compute too little themselves for optimized code to
///   pay for its compilation, which takes twice as long.
func tests(
  _ name: String, _ imports: [Target.Dependency] = [], exclude: [String] = [],
  isOptimized: Bool = true
) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.byName(name: name)] + imports, exclude: exclude,
    swiftSettings: settings + (isStrict && !isOptimized ? [.unsafeFlags(["-Onone"])] : []))
}

func library(_ name: String, pkgConfig: String, debian: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([debian])])
}

/// Only the trait links jemalloc; without it allocations are not counted, and sanitizers work.
let jemalloc = Target.Dependency.target(
  name: "CJemalloc", condition: .when(traits: ["Jemalloc"]))

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
  ],
  traits: [
    .trait(name: "Pixman", description: "The engine that draws with libpixman."),
    .trait(
      name: "Jemalloc",
      description: "Counts of allocated bytes and profiles of the heap, by libjemalloc."),
    .default(enabledTraits: ["Pixman", "Jemalloc"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
  ],
  targets: [
    // Leaves
    module("Geometry"),
    module("SeededRandom"),
    module("Files", ["CLinux"]),
    module("RunData", ["Files"]),
    module("DeviceLogs", ["RunData", "Files"]),
    .target(
      name: "CEmbeddedFiles", exclude: ["Scenarios", "cities.csv", "validity.csv"],
      cSettings: cSettings),
    .target(name: "CPixelKernels", cSettings: cSettings),
    .target(name: "CLinux", cSettings: cSettings),
    // A target of its own: each commit changes its settings, and thus rebuilds everything above it.
    .target(
      name: "CBuildInfo",
      cSettings: cSettings + [.define("SCROLLBENCH_COMMIT", to: "\"\(commit)\"")]),
    library("CJemalloc", pkgConfig: "jemalloc", debian: "libjemalloc-dev"),
    library("CPango", pkgConfig: "pangoft2", debian: "libpango1.0-dev"),
    library("CPNG", pkgConfig: "libpng", debian: "libpng-dev"),
    library("CPixman", pkgConfig: "pixman-1", debian: "libpixman-1-dev"),

    // Drawing
    module("Graphics", ["Geometry", "CPixelKernels", "CPNG"]),
    module("Text", ["CPango"]),
    module("TableModel", ["Geometry", "SeededRandom", "Files", "CEmbeddedFiles"]),
    module("RowStrategies", ["Geometry", "Graphics", "TableModel"]),
    module(
      "TableViews",
      ["Geometry", "SeededRandom", "Graphics", "Text", "TableModel", "RowStrategies"]),
    module(
      "Compositing",
      [
        "Geometry", "RunData", "Files", "Graphics",
        .target(name: "CPixman", condition: .when(traits: ["Pixman"])),
      ]),
    module(
      "Verification",
      [
        "Geometry", "RunData", "Graphics", "Text", "TableModel", "RowStrategies", "TableViews",
        "Compositing",
      ]),
    module("Measurement", ["SeededRandom", "RunData", jemalloc, "CLinux", "CBuildInfo"]),

    // Analysis
    module("Statistics", ["SeededRandom"]),
    module("Analysis", ["SeededRandom", "RunData", "Statistics"]),
    module(
      "Reporting",
      [
        "RunData", "Files", "Statistics", "Analysis", "CEmbeddedFiles",
        .product(name: "Mustache", package: "swift-mustache"),
      ]),

    // Lists no module that draws or measures, so that runs are judged without one.
    module(
      "JudgingCLI",
      [
        "RunData", "Files", "DeviceLogs", "Analysis", "Reporting",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // Both
    module(
      "Benchmarking",
      [
        "Geometry", "SeededRandom", "RunData", "Files", "Graphics", "Text", "TableModel",
        "RowStrategies", "TableViews", "Compositing", "Verification", "Measurement", "Statistics",
        "Analysis", "CEmbeddedFiles",
      ]),
    module(
      "ScrollBenchCLI",
      [
        "Geometry", "RunData", "Files", "Graphics", "Text", "TableModel", "RowStrategies",
        "TableViews", "Compositing", "Verification", "Measurement",
        "Statistics", "Analysis", "Reporting", "JudgingCLI", "Benchmarking",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    module(
      "ScrollBench",
      [
        "Geometry", "RunData", "Graphics", "Text", "TableModel", "RowStrategies", "TableViews",
        "Compositing", "Measurement", "Benchmarking", "ScrollBenchCLI",
      ]),
    .executableTarget(
      name: "ScrollBenchTool", dependencies: ["ScrollBench"], swiftSettings: settings),

    // Measures results/claims.csv; not part of the tool.
    .executableTarget(
      name: "PublishedClaims",
      dependencies: [
        "RunData", "Files", "Text", "Statistics", "Analysis",
        "Reporting", "JudgingCLI", "Benchmarking", "ScrollBenchCLI",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Benchmarks/PublishedClaims", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)

package.targets += [
  tests("Geometry"),
  tests("Files", ["FileTesting", "SeededRandom"], isOptimized: false),
  tests("SeededRandom"),
  tests("Graphics", ["Geometry", "SeededRandom"]),
  tests("Text", ["CPango", "TableModel", "SeededRandom", "Measurement"]),
  tests(
    "TableModel",
    [
      "Geometry", "SeededRandom", "Files", "Measurement", jemalloc, "ExactCounts",
      "FileTesting",
    ]),
  tests(
    "RowStrategies",
    [
      "Geometry", "Graphics", "TableModel", "Compositing", "RunData", "SeededRandom",
      "ReferenceRendering",
    ], isOptimized: false),
  tests(
    "TableViews",
    ["Geometry", "Graphics", "TableModel", "Text", "RowStrategies", "ReferenceRendering"],
    isOptimized: false),
  tests(
    "Compositing",
    [
      "Geometry", "RunData", "Graphics", "SeededRandom", "Measurement", "CLinux", "ExactCounts",
      "ReferenceRendering", "Files", "Text", "TableModel", "RowStrategies", "TableViews",
      "Benchmarking", "FileTesting",
    ]),
  tests("Measurement", ["RunData", "CLinux", "ExactCounts"]),
  tests("Statistics", ["SeededRandom", "SampleRuns"]),
  tests("RunData", ["SeededRandom", "Files", "SampleRuns", "FileTesting"], isOptimized: false),
  tests(
    "Analysis", ["SeededRandom", "RunData", "Statistics", "SampleRuns"], isOptimized: false),
  tests(
    "Reporting",
    [
      "SeededRandom", "RunData", "Files", "Statistics", "Analysis", "SampleRuns", "FileTesting",
    ], isOptimized: false),
  tests(
    "DeviceLogs",
    ["SeededRandom", "RunData", "Files", "Statistics", "Analysis", "Reporting", "FileTesting"],
    isOptimized: false),
  tests(
    "Benchmarking",
    [
      "Geometry", "RunData", "Graphics", "Text", "TableModel", "RowStrategies", "TableViews",
      "Compositing", "Verification", "Measurement", "CLinux", "ExactCounts", "SeededRandom",
      "Statistics", "Analysis",
    ], exclude: ["Golden"]),
  tests(
    "JudgingCLI", [.product(name: "ArgumentParser", package: "swift-argument-parser")],
    isOptimized: false),
  tests(
    "ScrollBenchCLI",
    [
      "Geometry", "RunData", "Graphics", "TableModel", "RowStrategies", "TableViews",
      "Compositing", "Benchmarking", "SampleRuns", "Statistics", "Analysis", "Text",
      "Files", "Measurement", "Reporting", "JudgingCLI",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ], isOptimized: false),
  // Sees the public declarations only, as another package does.
  .testTarget(
    name: "ScrollBenchTests", dependencies: ["ScrollBench"], packageAccess: false,
    swiftSettings: settings),
  // Runs the built executable.
  tests("ScrollBenchTool", ["ScrollBench"], isOptimized: false),
  tests("PublishedClaims", ["FileTesting", "ExactCounts"], isOptimized: false),

  // Hand-made runs and seeded noise for the tests of the analysis modules.
  .target(
    name: "SampleRuns", dependencies: ["SeededRandom", "RunData", "Statistics"],
    path: "Tests/SampleRuns", swiftSettings: settings),

  // Temporary folders, and a naive CSV parser as a reference.
  .target(
    name: "FileTesting", dependencies: ["Files"], path: "Tests/FileTesting",
    swiftSettings: settings),

  // The readers of all inputs, for libFuzzer and the replay of its corpora.
  .target(
    name: "Fuzzing",
    dependencies: [
      "Geometry", "RunData", "Files", "Graphics", "TableModel", "TableViews",
      "DeviceLogs", "Analysis", "Reporting", "Benchmarking",
      "FileTesting",
    ], path: "Tests/Fuzzing", exclude: ["Corpora"], swiftSettings: settings),
  tests("Fuzzing", ["FileTesting"]),

  // A pixel-by-pixel renderer of layer trees, the reference of image tests.
  .target(
    name: "ReferenceRendering", dependencies: ["Geometry", "Graphics"],
    path: "Tests/ReferenceRendering", swiftSettings: settings),

  // The condition under which allocated bytes are exact.
  .target(
    name: "ExactCounts", dependencies: ["Measurement"], path: "Tests/ExactCounts",
    swiftSettings: settings),
]

// Leaves only the tests of the named modules, separated by spaces: scripts/test MODULE, scripts/sanitize
// and scripts/evidence build and run these.
if let modules = Context.environment["SCROLLBENCH_TESTS"]?.split(separator: " ") {
  package.targets.removeAll { target in
    target.type == .test && !modules.contains { target.name == $0 + "Tests" }
  }
}

// The program of scripts/fuzz, whose main function is libFuzzer's, in builds with SCROLLBENCH_FUZZ
// only.
if Context.environment["SCROLLBENCH_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "Fuzz", dependencies: ["Fuzzing"], path: "Tests/Fuzz",
      swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])]))
}

// The benchmarks of the tool's own code: targets of this package, so that `package` access reaches
// what they measure, in builds with SCROLLBENCH_BENCHMARKS only.
if Context.environment["SCROLLBENCH_BENCHMARKS"] != nil {
  func executable(
    _ name: String, _ dependencies: [Target.Dependency], linker: [LinkerSetting] = []
  ) -> Target {
    .executableTarget(
      name: name, dependencies: dependencies, path: "Benchmarks/\(name)", swiftSettings: settings,
      linkerSettings: linker)
  }
  package.targets += [
    .target(
      name: "MeasuredWork",
      dependencies: [
        "SeededRandom", "Graphics", "Text", "TableModel", "RowStrategies", "TableViews",
        "Compositing", "Benchmarking",
      ], path: "Benchmarks/MeasuredWork", swiftSettings: settings + moduleSettings),
    // Linked statically with Swift's libraries, whose addresses could affect a count. SwiftPM's
    // --static-swift-stdlib would compile all modules again.
    executable(
      "Instructions", ["MeasuredWork"],
      linker: [
        .unsafeFlags([
          "-static-stdlib", "-lCoreFoundation", "-l_FoundationCollections",
          "-l_FoundationCShims", "-l_FoundationICU", "-lstdc++",
        ])
      ]),
    executable(
      "EngineComparison",
      [
        "Geometry", "SeededRandom", "Graphics", "Text", "TableModel", "RowStrategies",
        "TableViews", "Compositing", "Measurement", "Statistics", "Benchmarking",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
  ]
}

// Other renderers that replay display lists: targets of this package, so that they share the reader
// of the files, in builds with SCROLLBENCH_VALIDATION only.
if Context.environment["SCROLLBENCH_VALIDATION"] != nil {
  func renderer(_ name: String, _ library: Target.Dependency) -> Target {
    .executableTarget(
      name: name,
      dependencies: [
        "Geometry", "Graphics", "Validation", library,
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Benchmarks/\(name)", swiftSettings: settings)
  }
  package.targets += [
    .systemLibrary(
      name: "CGLES", path: "Benchmarks/CGLES", pkgConfig: "egl glesv2",
      providers: [.apt(["libegl-dev", "libgles-dev"])]),
    .systemLibrary(
      name: "CCairo", path: "Benchmarks/CCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"])]),
    .target(
      name: "Validation",
      dependencies: [
        "Geometry", "SeededRandom", "RunData", "Files", "Graphics", "Compositing",
        "Measurement", "Statistics", "Analysis",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Benchmarks/Validation", swiftSettings: settings),
    renderer("ValidateGLES", "CGLES"),
    renderer("ValidateCairo", "CCairo"),
  ]
}
