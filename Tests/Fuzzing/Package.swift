// swift-tools-version: 6.2
import PackageDescription

// A separate package, built with sanitizers and flags that nothing else in layoutshot uses (see `run.sh`).

let package = Package(
  name: "Fuzzing",
  dependencies: [.package(name: "layoutshot", path: "../..")],
  targets: [
    // All fuzz targets in one program built with libFuzzer.
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "InterfaceFile", "SceneFile", "Localization", "Assets", "ImageFile", "Painting", "GoldenRuns",
        "Goldens",
        "Screens",
      ]
      .map { .product(name: $0, package: "layoutshot") },
      swiftSettings: [.swiftLanguageMode(.v6)]),
    // Mutates whole documents and runs the command on them.
    .executableTarget(
      name: "mutate", swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
  ]
)
