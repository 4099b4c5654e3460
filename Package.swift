// swift-tools-version: 6.2
import PackageDescription

// The floors of the house: a room may import any lower room of its tower, and says here which.
// Two towers, drawing and judging, meet in ScrollHarness.

/// The commit of this build: scripts/build passes it in; a plain `swift build` asks git.
let commit =
  Context.environment["SCROLLBENCH_COMMIT"]
  ?? Context.gitInformation.map { $0.currentCommit + ($0.hasUncommittedChanges ? "+changes" : "") }
  ?? "unknown"

/// What holds for every Swift target. scripts/test sets SCROLLBENCH_STRICT to fail on warnings.
let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
  ] + (Context.environment["SCROLLBENCH_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)])

func room(_ name: String, _ imports: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: settings + [.strictMemorySafety()])
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
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // Floor 0
    room("Geometry"),
    room("SeededRandom"),
    room("RunRecords"),
    .target(name: "CPixelKernels"),

    // Floor 1
    room("CoreLayout", ["Geometry"]),
    room("PixelKernels", ["CPixelKernels"]),
    room("Rows", ["SeededRandom"]),

    // Floor 2
    room("Layers", ["Geometry", "PixelKernels"]),
    room("ScrollSimulation", ["SeededRandom"]),

    // Floor 3
    room("RowStrategies", ["Geometry", "CoreLayout", "PixelKernels", "Layers"]),
    room("Compositing", ["Geometry", "PixelKernels", "Layers"]),
  ],
  swiftLanguageModes: [.v6]
)

package.targets += [
  tests("Geometry"),
  tests("RunRecords"),
  tests("CoreLayout"),
  tests("PixelKernels"),
  tests("Rows"),
  tests("SeededRandom"),
  tests("Layers", ["Geometry", "PixelKernels"]),
  tests("ScrollSimulation", ["SeededRandom"]),
]
