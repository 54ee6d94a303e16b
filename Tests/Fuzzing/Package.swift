// swift-tools-version: 6.2
import PackageDescription

// A package of its own, as it is built with sanitizers and switches that nothing else of layoutshot wants (see `run.sh`).

let package = Package(
  name: "Fuzzing",
  dependencies: [.package(name: "layoutshot", path: "../..")],
  targets: [
    // All fuzz targets in one program, which is built with libFuzzer.
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
