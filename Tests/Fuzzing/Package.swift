// swift-tools-version: 6.2
import PackageDescription

// A package of its own, as it is built with sanitizers that nothing else of layoutshot wants (see `run.sh`).

let package = Package(
  name: "Fuzzing",
  dependencies: [.package(name: "layoutshot", path: "../..")],
  targets: [
    .executableTarget(
      name: "fuzz-reader",
      dependencies: [.product(name: "InterfaceFile", package: "layoutshot")],
      swiftSettings: [.swiftLanguageMode(.v6)])
  ]
)
