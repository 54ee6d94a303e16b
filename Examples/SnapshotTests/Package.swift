// swift-tools-version: 6.2
import PackageDescription

// How a team tests its Interface Builder documents: a test target that depends on LayoutshotTesting. Outside of this
// checkout the dependency is `.package(url: …, from: …)`.
let package = Package(
  name: "SnapshotTests",
  dependencies: [.package(name: "layoutshot", path: "../..")],
  targets: [
    .testTarget(
      name: "SnapshotTests", dependencies: [.product(name: "LayoutshotTesting", package: "layoutshot")],
      exclude: ["Profile.xib", "Goldens"])
  ]
)
