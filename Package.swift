// swift-tools-version: 6.2
import PackageDescription

// The floors of the house: a room may import any lower room of its tower, and says here which.
// Two towers, drawing and judging, meet in ScrollHarness.

/// The commit of this build: scripts/build passes it in; a plain `swift build` asks git.
let commit =
  Context.environment["SCROLLBENCH_COMMIT"].flatMap { $0.isEmpty ? nil : $0 }
  ?? Context.gitInformation.map {
    $0.currentCommit.prefix(12) + ($0.hasUncommittedChanges ? "+changes" : "")
  }
  ?? "unknown"

/// scripts/test sets SCROLLBENCH_STRICT to fail on warnings, and to have the rooms of a debug build
/// optimized with their assertions in: tests that draw pixel by pixel take a fifth of the time.
let isStrict = Context.environment["SCROLLBENCH_STRICT"] != nil

/// What holds for every Swift target.
let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
  ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

/// What holds for every room besides.
let roomSettings: [SwiftSetting] =
  [.strictMemorySafety()]
  + (isStrict
    ? [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))] : [])

/// The same for C.
let cSettings: [CSetting] =
  isStrict
  ? [.treatAllWarnings(as: .error), .unsafeFlags(["-O2"], .when(configuration: .debug))] : []

func room(
  _ name: String, _ imports: [Target.Dependency] = [], resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: imports, resources: resources,
    swiftSettings: settings + roomSettings)
}

func tests(_ name: String, _ imports: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.byName(name: name)] + imports,
    swiftSettings: settings)
}

func library(_ name: String, pkgConfig: String, debian: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([debian])])
}

let package = Package(
  name: "ScrollBench",
  products: [
    .library(name: "ScrollBench", targets: ["ScrollBench"]),
    .library(name: "BenchmarkDoors", targets: ["BenchmarkDoors"]),
    .executable(name: "scrollbench", targets: ["ScrollBenchTool"]),
  ],
  traits: [
    .trait(name: "Pixman", description: "The engine that draws with libpixman."),
    .default(enabledTraits: ["Pixman"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
  ],
  targets: [
    // Floor 0
    room("Geometry"),
    room("SeededRandom"),
    room("RunRecords"),
    .target(name: "CPixelKernels", cSettings: cSettings),
    .systemLibrary(name: "CLinuxFiles"),
    .target(
      name: "CBuildFacts",
      cSettings: cSettings + [.define("SCROLLBENCH_COMMIT", to: "\"\(commit)\"")]),
    .target(name: "CJemallocOptions", cSettings: cSettings),
    .target(name: "CProfiling", cSettings: cSettings),
    library("CJemalloc", pkgConfig: "jemalloc", debian: "libjemalloc-dev"),
    library("CPango", pkgConfig: "pangoft2", debian: "libpango1.0-dev"),
    library("CPNG", pkgConfig: "libpng", debian: "libpng-dev"),
    library("CPixman", pkgConfig: "pixman-1", debian: "libpixman-1-dev"),

    // Floor 1
    room("CoreLayout", ["Geometry"]),
    room("PixelKernels", ["CPixelKernels"]),
    room("Rows", ["SeededRandom"]),
    room(
      "Measurement", ["RunRecords", "CJemalloc", "CJemallocOptions", "CBuildFacts", "CProfiling"]),
    room("FrameStatistics", ["SeededRandom", "RunRecords"]),

    // Floor 2
    room("Layers", ["Geometry", "PixelKernels"]),
    room("Labels", ["CPango"]),
    room("ImageFiles", ["Geometry", "CPNG"]),
    room("ScrollSimulation", ["SeededRandom"]),
    room("RegressionGates", ["SeededRandom", "RunRecords", "FrameStatistics"]),
    room("Charts", ["RunRecords", "FrameStatistics"]),

    // Floor 3
    room("RowStrategies", ["Geometry", "CoreLayout", "PixelKernels", "Layers"]),
    room("TableContent", ["Geometry", "CoreLayout", "PixelKernels", "Layers", "Labels"]),
    room(
      "Compositing",
      [
        "Geometry", "RunRecords", "PixelKernels", "Layers",
        .target(name: "CPixman", condition: .when(traits: ["Pixman"])),
      ]),
    room(
      "Reports",
      [
        "RunRecords", "FrameStatistics", "RegressionGates", "Charts", "CLinuxFiles",
        .product(name: "Mustache", package: "swift-mustache"),
      ]),

    // Floor 4
    room(
      "ScrollHarness",
      [
        "Geometry", "SeededRandom", "RunRecords", "CoreLayout", "PixelKernels", "Rows",
        "Measurement", "FrameStatistics", "Layers", "Labels", "ScrollSimulation", "RowStrategies",
        "TableContent", "Compositing",
      ], resources: [.embedInCode("Scenarios")]),

    // Floor 5
    room(
      "ScrollBenchCommands",
      [
        "Geometry", "RunRecords", "PixelKernels", "Rows", "Measurement", "FrameStatistics",
        "RegressionGates",
        "Labels", "ImageFiles", "ScrollSimulation", "RowStrategies", "TableContent", "Compositing",
        "Reports", "ScrollHarness",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // Floor 5 too, and what Benchmarks/ measures: a package nested in this one sees nothing below it.
    room(
      "BenchmarkDoors",
      [
        "SeededRandom", "CoreLayout", "PixelKernels", "Rows", "Measurement", "ScrollSimulation",
        "Compositing", "ScrollHarness",
      ]),

    // Floor 6
    room(
      "ScrollBench",
      [
        "Geometry", "CoreLayout", "PixelKernels", "Rows", "Layers", "RowStrategies",
        "ScrollBenchCommands",
      ]),

    // Floor 7
    .executableTarget(
      name: "ScrollBenchTool", dependencies: ["ScrollBench"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

package.targets += [
  tests("Geometry"),
  tests("RunRecords"),
  tests("CoreLayout", ["SeededRandom", "Measurement", "CJemalloc", "ExactCounts"]),
  tests("PixelKernels", ["SeededRandom"]),
  tests("Rows"),
  tests("SeededRandom"),
  tests("Layers", ["Geometry", "PixelKernels"]),
  tests("ScrollSimulation", ["SeededRandom"]),
  tests("Measurement", ["RunRecords", "CJemalloc", "ExactCounts"]),
  tests("ImageFiles", ["Geometry"]),
  tests("Labels", ["CPango", "Rows", "SeededRandom", "Measurement"]),
  tests("FrameStatistics", ["SeededRandom", "RunRecords", "SampleRuns"]),
  tests("RegressionGates", ["SeededRandom", "RunRecords", "FrameStatistics", "SampleRuns"]),
  tests("Charts", ["SeededRandom", "RunRecords", "FrameStatistics", "SampleRuns"]),
  tests(
    "Reports",
    ["SeededRandom", "RunRecords", "FrameStatistics", "RegressionGates", "SampleRuns"]),

  tests(
    "Compositing",
    [
      "Geometry", "RunRecords", "PixelKernels", "Layers", "SeededRandom", "Measurement",
      "CJemalloc", "ExactCounts", "SlowPictures",
    ]),
  tests(
    "RowStrategies",
    [
      "Geometry", "CoreLayout", "PixelKernels", "Layers", "Compositing", "RunRecords",
      "SeededRandom", "SlowPictures",
    ]),
  tests(
    "TableContent",
    ["Geometry", "CoreLayout", "PixelKernels", "Rows", "Layers", "Labels", "SlowPictures"]),
  tests(
    "ScrollHarness",
    [
      "Geometry", "RunRecords", "CoreLayout", "PixelKernels", "Rows", "Layers", "Labels",
      "ScrollSimulation", "RowStrategies", "Compositing", "Measurement", "CJemalloc",
      "ExactCounts", "SeededRandom",
    ]),
  tests(
    "ScrollBenchCommands",
    [
      "Geometry", "RunRecords", "CoreLayout", "PixelKernels", "Layers", "Rows",
      "ScrollSimulation", "RowStrategies", "TableContent", "Compositing", "ScrollHarness",
      "SampleRuns",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ]),
  tests("BenchmarkDoors", ["Geometry", "Rows", "Compositing", "ScrollHarness"]),
  // Sees what another package sees.
  .testTarget(
    name: "ScrollBenchTests", dependencies: ["ScrollBench"], packageAccess: false,
    swiftSettings: settings),
  // Runs the built executable.
  tests("ScrollBenchTool"),

  // Hand-made runs and seeded noise that the tests of the judging tower share.
  .target(
    name: "SampleRuns", dependencies: ["SeededRandom", "RunRecords"], path: "Tests/SampleRuns",
    swiftSettings: settings),

  // Layer trees painted pixel by pixel, the judge of picture tests.
  .target(
    name: "SlowPictures", dependencies: ["Geometry", "PixelKernels", "Layers"],
    path: "Tests/SlowPictures", swiftSettings: settings),

  // Where tests of bytes can be exact.
  .target(
    name: "ExactCounts", dependencies: ["Measurement"], path: "Tests/ExactCounts",
    swiftSettings: settings),
]
