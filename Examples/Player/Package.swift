// swift-tools-version: 6.2
import PackageDescription

// How a team uses layoutshot from Swift. `Player` is a screen created in code, with its layouts, a state, a custom
// matching rule and custom attributes; it writes pictures and frames. `PlayerTests` checks its frames; `SnapshotTests`
// compares an Interface Builder document with its goldens. Outside of this checkout the dependency is `.package(url: …,
// from: …)`.
let package = Package(
  name: "PlayerExample",
  dependencies: [.package(name: "layoutshot", path: "../..")],
  targets: [
    .executableTarget(
      name: "Player", dependencies: [.product(name: "LayoutshotKit", package: "layoutshot")],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
    .testTarget(
      name: "PlayerTests",
      dependencies: ["Player", .product(name: "LayoutshotTesting", package: "layoutshot")]),
    .testTarget(
      name: "SnapshotTests", dependencies: [.product(name: "LayoutshotTesting", package: "layoutshot")],
      exclude: ["Profile.xib", "Goldens"]),
  ]
)
