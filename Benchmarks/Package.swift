// swift-tools-version: 6.2
import PackageDescription

// Benchmarks, separate from the package so that its users never build them: `swift run -c release paint [FILE.ops]`.

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
]

let raster = product("Raster")

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "layoutshot") }

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "layoutshot", path: "..")],
  targets: [
    // libpng itself, for comparison.
    .target(name: "CPNGPeer", dependencies: [product("CPNG")]),
    .target(
      name: "BenchmarkSupport",
      dependencies: [raster, product("Painting"), product("ImageFile"), product("Screens")],
      swiftSettings: strict),
    .executableTarget(
      name: "read", dependencies: ["BenchmarkSupport", product("InterfaceFile"), product("CExpat")],
      swiftSettings: strict),
    .executableTarget(
      name: "match",
      dependencies: [
        "BenchmarkSupport", product("Screens"), product("Templates"), product("InterfaceFile"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "solve", dependencies: ["BenchmarkSupport", product("Simplex")], swiftSettings: strict),
    .executableTarget(
      name: "paint",
      dependencies: ["BenchmarkSupport", raster, product("Painting"), product("Threads")],
      swiftSettings: strict),
    .executableTarget(
      name: "shot",
      dependencies: [
        "BenchmarkSupport", raster, product("Painting"), product("ImageFile"), product("Files"),
        product("Threads"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "encode",
      dependencies: [
        "BenchmarkSupport", "CPNGPeer", raster, product("Painting"), product("ImageFile"),
        product("Threads"),
      ], swiftSettings: strict),
    .executableTarget(
      name: "motion",
      dependencies: [
        "BenchmarkSupport", raster, product("Screens"), product("MotionExport"), product("Motion"),
        product("ImageFile"), product("Files"), product("Threads"),
      ], swiftSettings: strict),
    .executableTarget(
      name: "states",
      dependencies: ["BenchmarkSupport", product("Templates"), product("InterfaceFile")],
      swiftSettings: strict),
    .executableTarget(name: "explore", dependencies: [product("Flows")], swiftSettings: strict),
    // Run the unmodified command, so they need nothing from the package.
    .target(name: "CommandRuns", swiftSettings: strict),
    .executableTarget(name: "grow", dependencies: ["CommandRuns"], swiftSettings: strict),
    .executableTarget(name: "scripts", dependencies: ["CommandRuns"], swiftSettings: strict),
    .executableTarget(
      name: "compare", dependencies: ["BenchmarkSupport", raster, product("ImageFile"), product("Goldens")],
      swiftSettings: strict),
  ]
)
