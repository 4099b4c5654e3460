// swift-tools-version: 6.2
import PackageDescription

// Apart from the micro-benchmarks, so that counting downloads and builds nothing of theirs.
let package = Package(
  name: "ScrollBenchInstructions",
  // Named, because a package at a path is otherwise called what its folder is called.
  dependencies: [.package(name: "ScrollBench", path: "../..")],
  targets: [
    .executableTarget(
      name: "Instructions",
      dependencies: [.product(name: "BenchmarkDoors", package: "ScrollBench")],
      path: "Sources",
      swiftSettings: [
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("ExistentialAny"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
