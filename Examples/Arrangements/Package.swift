// swift-tools-version: 6.2
import PackageDescription

// A screen as a list of views, with a layout for each orientation and one named layout: `swift run` draws them. Change
// `WeatherScreen.swift` and run it again. Outside of this checkout the dependency is `.package(url: …, from: …)`.
let package = Package(
  name: "ArrangementsExample",
  dependencies: [.package(name: "layoutshot", path: "../..")],
  targets: [
    .executableTarget(
      name: "Arrangements", dependencies: [.product(name: "LayoutshotKit", package: "layoutshot")],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")])
  ]
)
