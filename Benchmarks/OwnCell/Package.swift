// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "OwnCell",
  // Named, because a package at a path is otherwise called what its folder is called.
  dependencies: [.package(name: "ScrollBench", path: "../..")],
  targets: [
    .executableTarget(
      name: "OwnCell", dependencies: [.product(name: "ScrollBench", package: "ScrollBench")],
      path: "Sources")
  ]
)
