// swift-tools-version: 6.2
import PackageDescription

let library = Target.Dependency.product(name: "ScrollBench", package: "ScrollBench")

let package = Package(
  name: "InYourTests",
  dependencies: [.package(name: "ScrollBench", path: "../..")],
  targets: [
    .target(name: "Rows", dependencies: [library], path: "Sources"),
    .executableTarget(name: "MyRows", dependencies: ["Rows", library], path: "Program"),
    .testTarget(name: "RowsTests", dependencies: ["Rows", library], path: "Tests"),
  ]
)
