// swift-tools-version: 6.2
import PackageDescription

// A screen that is made in code: its layouts, a state, a matching rule and attributes of its own. Outside of this checkout
// the dependency is `.package(url: …, from: …)`.
let package = Package(
  name: "Player",
  dependencies: [.package(name: "layoutshot", path: "../..")],
  targets: [
    .executableTarget(
      name: "Player", dependencies: [.product(name: "LayoutshotKit", package: "layoutshot")],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
    .testTarget(
      name: "PlayerTests",
      dependencies: ["Player", .product(name: "LayoutshotTesting", package: "layoutshot")],
      exclude: ["Goldens"]),
  ]
)
