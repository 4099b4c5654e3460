// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ScrollBenchMicro",
  dependencies: [
    // Named, because a package at a path is otherwise called what its folder is called.
    .package(name: "ScrollBench", path: ".."),
    // Without its traits: they interpose malloc and the reference counts, for which it needs packages
    // of its own, and allocated bytes are counted by ScrollBench's probe here.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    // The plugin takes executables in a folder of a folder `Benchmarks` for benchmarks.
    .executableTarget(
      name: "Micro",
      dependencies: [
        .product(name: "BenchmarkDoors", package: "ScrollBench"),
        .product(name: "Benchmark", package: "benchmark"),
      ], path: "Micro",
      swiftSettings: [
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("ExistentialAny"),
      ],
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
  ],
  swiftLanguageModes: [.v6]
)
