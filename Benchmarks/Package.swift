// swift-tools-version: 6.2
import PackageDescription

// Benchmarks, apart from the package so that its users never build them: `swift run -c release paint
// [FILE.ops]`.

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
]

let raster = Target.Dependency.product(name: "Raster", package: "layoutshot")

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "layoutshot", path: "..")],
  targets: [
    .target(name: "BenchmarkSupport", dependencies: [raster], swiftSettings: strict),
    .executableTarget(name: "paint", dependencies: ["BenchmarkSupport", raster], swiftSettings: strict),
    .executableTarget(
      name: "encode",
      dependencies: [
        "BenchmarkSupport", raster, .product(name: "ImageFile", package: "layoutshot"),
      ], swiftSettings: strict),
  ]
)
