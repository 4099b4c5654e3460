// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "InYourTests",
  dependencies: [.package(name: "ScrollBench", path: "../..")],
  targets: [
    .target(
      name: "Rows", dependencies: [.product(name: "ScrollBench", package: "ScrollBench")],
      path: "Sources"),
    .testTarget(name: "RowsTests", dependencies: ["Rows"], path: "Tests"),
  ]
)
