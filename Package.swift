// swift-tools-version: 6.2
import PackageDescription

// A target imports only from the layers above its own, and only what it needs. `Docs/Architecture.md` lists the targets with
// what each is for; `ArchitectureTests` holds every `import` line against that table.

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
]

/// For modules whose loops run over pixels, over the bytes of documents, or over the characters of all of the Unicode
/// standard's tests. Unoptimized they take up to fifty times as long and half of the tests' time, so `make test` asks for
/// them optimized, assertions included. Only on request: SwiftPM refuses a dependency that has unsafe flags.
let innerLoops: [SwiftSetting] =
  Context.environment["LAYOUTSHOT_OPTIMIZED_LOOPS"] == "1"
  ? [.unsafeFlags(["-O", "-assert-config", "Debug"])] : []

func library(
  _ name: String, _ dependencies: [Target.Dependency], _ settings: [SwiftSetting] = []
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict + settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: dependencies + ["TestSupport"], exclude: exclude,
    swiftSettings: strict)
}

/// A program that measures the package, which only `make bench` builds.
func benchmark(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: "Benchmarks/\(name)", swiftSettings: strict)
}

let package = Package(
  name: "layoutshot",
  products: [
    .executable(name: "layoutshot", targets: ["layoutshot"]),
    .library(name: "LayoutshotKit", targets: ["LayoutshotKit"]),
    .library(name: "LayoutshotTesting", targets: ["LayoutshotTesting"]),
  ],
  targets: [
    // Layer 0
    library("Geometry", []),
    library("Diagnostics", [], innerLoops),
    library("Numerals", []),
    library("Simplex", [], innerLoops),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
    .systemLibrary(name: "CThai", pkgConfig: "libthai", providers: [.apt(["libthai-dev"])]),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(
      name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg62-turbo-dev"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(name: "CNettle", pkgConfig: "nettle", providers: [.apt(["nettle-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    // libgif-dev brings no pkg-config file.
    .systemLibrary(name: "CGIF", providers: [.apt(["libgif-dev"])]),
    .target(name: "CPNGWriter", dependencies: ["CPNG", "CDeflate"]),
    .target(name: "CPNGReader", dependencies: ["CPNG"]),
    .target(name: "CJPEGReader", dependencies: ["CJPEG"]),
    .target(name: "CVectorLibraries"),
    .target(name: "CWebPReader"),
    .target(name: "CChildProcess"),

    // Layer 1
    library("Digests", ["CNettle"], innerLoops),
    library("Views", ["Geometry", "Diagnostics", "Numerals"], innerLoops),
    library(
      "Typography", ["CFreeType", "CHarfBuzz", "CFriBidi", "CThai", "Geometry", "Diagnostics", "Numerals"],
      innerLoops),
    library("Raster", ["Geometry"], innerLoops),
    library("JSON", ["Diagnostics", "Numerals"], innerLoops),
    library("InterfaceXML", ["CExpat", "Diagnostics"], innerLoops),
    library("SourceCode", []),
    library("Threads", ["Numerals"]),

    // Layer 2
    library("Files", ["CChildProcess", "Digests", "Diagnostics"], innerLoops),
    library("TerminalPictures", ["Raster"]),
    library("InterfaceFile", ["InterfaceXML", "Views", "Geometry", "Diagnostics", "Numerals"]),
    library("DocumentVersions", ["InterfaceXML", "JSON", "Diagnostics", "Numerals"], innerLoops),
    library("XcodeProjects", ["InterfaceXML", "Views", "Diagnostics"], innerLoops),
    library("Layout", ["Views", "Simplex", "Geometry", "Diagnostics", "Numerals"]),
    library("Templates", ["Views", "Geometry", "Diagnostics", "Numerals"]),
    library(
      "ImageFile",
      [
        "CPNGReader", "CPNGWriter", "CJPEGReader", "CWebPReader", "CVectorLibraries", "CGIF", "Raster",
        "Geometry", "Diagnostics",
      ]),
    library("PictureComparison", ["ImageFile", "Raster", "Geometry", "Numerals"], innerLoops),
    library("Painting", ["Views", "Typography", "Raster", "Geometry", "Numerals"]),
    library("ScreenBuilder", ["Views", "Geometry", "Diagnostics"]),
    library("Motion", ["Views", "Geometry", "Numerals"]),
    library("Flows", ["JSON", "Views", "Diagnostics"]),
    library("Pages", ["JSON"]),

    // Layer 3
    library("Git", ["Files", "Diagnostics"]),
    library("Cache", ["Files", "Digests", "Diagnostics"]),
    library("Accessibility", ["Painting", "Views", "JSON", "Geometry", "Diagnostics"]),
    library(
      "Assets",
      [
        "XcodeProjects", "SourceCode", "JSON", "ImageFile", "Files", "Digests", "Views", "Raster", "Geometry",
        "Diagnostics",
      ]),

    library("Localization", ["InterfaceFile", "SourceCode", "JSON", "Files", "Diagnostics"]),

    library(
      "SceneFile",
      ["InterfaceFile", "InterfaceXML", "JSON", "Motion", "Views", "Geometry", "Diagnostics", "Numerals"]),

    // Layer 4
    library(
      "Goldens", ["PictureComparison", "Pages", "JSON", "Geometry", "Diagnostics", "Numerals"]),

    library(
      "Screens",
      [
        "Accessibility", "InterfaceFile", "InterfaceXML", "SceneFile", "Layout", "Templates", "ScreenBuilder",
        "ImageFile",
        "Painting",
        "Assets", "SourceCode", "XcodeProjects", "Localization", "Files", "Threads", "Digests", "Views",
        "Typography",
        "Raster", "Geometry", "Diagnostics", "Numerals",
      ]),

    // Layer 5
    library(
      "Reports",
      [
        "Accessibility", "Screens", "InterfaceFile", "InterfaceXML", "Templates", "ImageFile", "Painting",
        "Goldens",
        "PictureComparison", "Files", "Views",
        "Typography", "Raster", "JSON", "Geometry", "Diagnostics", "Numerals",
      ]),

    // Layer 6
    library(
      "Agreement",
      [
        "Screens", "Reports", "InterfaceFile", "InterfaceXML", "Assets", "Files", "Typography", "Views",
        "JSON",
        "Geometry", "Diagnostics", "Numerals",
      ]),

    library(
      "MotionExport",
      [
        "Screens", "Reports", "Motion", "ImageFile", "Painting", "Files", "Threads", "Views", "Raster",
        "JSON", "Geometry", "Diagnostics", "Numerals",
      ]),

    library(
      "Lint",
      [
        "CYAML", "Accessibility", "Screens", "Painting", "Raster", "InterfaceFile", "InterfaceXML", "Assets",
        "SourceCode",
        "Views", "JSON", "Geometry", "Diagnostics",
      ]),
    library(
      "Merging",
      [
        "Git", "DocumentVersions", "Screens", "InterfaceFile", "InterfaceXML", "Templates", "ImageFile",
        "Painting",
        "Assets", "Pages", "PictureComparison", "JSON", "Files", "Views", "Typography", "Raster", "Geometry",
        "Diagnostics",
      ]),

    // Layer 7
    library(
      "ScreenChecks",
      [
        "Agreement", "DocumentVersions", "Screens", "InterfaceFile", "InterfaceXML", "Layout", "Assets",
        "Files", "Typography", "Views", "Raster", "Geometry", "Diagnostics", "Numerals",
      ]),
    library(
      "FlowExport",
      [
        "Flows", "Screens", "Reports", "MotionExport", "Goldens", "PictureComparison", "Motion",
        "InterfaceFile",
        "Templates",
        "ImageFile", "Painting", "Assets", "Files", "Threads", "Views", "Raster", "JSON",
        "Geometry",
        "Diagnostics", "Numerals",
      ]),

    // Layer 8
    library(
      "GoldenRuns",
      [
        "Cache", "Digests", "Flows", "FlowExport", "Screens", "Reports", "MotionExport", "Goldens",
        "PictureComparison",
        "Motion",
        "InterfaceFile", "InterfaceXML",
        "Layout", "Templates",
        "ScreenBuilder", "ImageFile", "Painting", "Assets", "Localization", "Files", "Threads", "Views",
        "Typography", "Raster", "JSON", "Geometry", "Diagnostics", "Numerals",
      ]),

    // Layer 9
    library(
      "Revisions",
      [
        "GoldenRuns", "Git", "DocumentVersions", "Screens", "Goldens", "PictureComparison", "InterfaceFile",
        "InterfaceXML", "Templates", "Painting", "Assets", "Localization", "Files", "Threads", "Views",
        "Typography",
        "Raster", "Geometry", "Diagnostics",
      ]),
    library(
      "Gallery",
      [
        "GoldenRuns", "FlowExport", "Flows", "MotionExport", "Screens", "Accessibility", "InterfaceFile",
        "InterfaceXML",
        "ImageFile", "Painting", "Pages", "Files", "Threads", "Digests", "Views", "Raster", "JSON",
        "Geometry",
        "Diagnostics", "Numerals",
      ]),
    library(
      "LayoutshotKit",
      [
        "GoldenRuns", "MotionExport", "Reports", "Screens", "Layout", "Templates", "ScreenBuilder", "Goldens",
        "PictureComparison",
        "Motion", "Assets", "Localization", "Files", "Painting", "Typography", "Views", "Geometry",
        "Diagnostics",
      ]),

    // Layer 10
    .executableTarget(
      name: "layoutshot",
      dependencies: [
        "Revisions", "Git", "Cache", "TerminalPictures", "JSON", "Screens", "Reports", "Agreement",
        "MotionExport",
        "GoldenRuns", "Digests", "DocumentVersions", "Merging", "Lint", "ScreenChecks", "Flows",
        "FlowExport", "Gallery", "Localization",
        "Files",
        "Threads",
        "InterfaceFile", "SceneFile", "Templates", "ImageFile", "Painting", "Assets", "Goldens",
        "PictureComparison", "Motion",
        "Typography",
        "Views", "Raster", "Geometry", "Diagnostics",
      ], swiftSettings: strict),

    library(
      "LayoutshotTesting",
      ["LayoutshotKit", "GoldenRuns", "Diagnostics"]),

    // Tests
    .target(
      name: "TestSupport",
      dependencies: [
        "Screens", "Files", "Templates", "ImageFile", "Raster", "Typography", "Views", "Geometry",
        "Diagnostics",
      ],
      path: "Tests/TestSupport",
      swiftSettings: strict),
    .target(
      name: "UnicodeConformance", dependencies: ["Typography"], path: "Tests/UnicodeConformance",
      swiftSettings: strict + innerLoops),
    tests("Geometry", ["Geometry"]),
    tests("Diagnostics", ["Diagnostics"]),
    tests("Numerals", ["Numerals"]),
    tests("Simplex", ["Simplex"]),
    tests("JSON", ["JSON", "Diagnostics"]),
    tests("Raster", ["Raster", "Geometry"]),
    tests("ImageFile", ["ImageFile", "CPNG", "CGIF", "Raster", "Geometry", "Diagnostics"]),
    tests("Assets", ["Assets", "ImageFile", "Views", "Raster", "Geometry", "Diagnostics"]),
    tests("Goldens", ["Goldens", "PictureComparison", "JSON", "Geometry", "Diagnostics"]),
    tests("PictureComparison", ["PictureComparison", "ImageFile", "Raster", "Geometry"]),
    tests("Typography", ["Typography", "UnicodeConformance", "Geometry"]),
    tests("Motion", ["Motion", "Views", "Geometry", "Diagnostics"]),
    tests("Pages", ["Pages", "JSON"]),
    tests(
      "Gallery",
      ["Gallery", "Flows", "InterfaceFile", "InterfaceXML", "Views", "JSON", "Geometry", "Diagnostics"]),
    tests("Flows", ["Flows", "JSON", "Views", "Diagnostics"]),
    tests("Templates", ["Templates", "Layout", "Views", "Geometry", "Diagnostics"]),
    tests("ScreenBuilder", ["ScreenBuilder", "Views", "Geometry", "Diagnostics"]),
    tests("Layout", ["Layout", "Screens", "Files", "Views", "Geometry", "Diagnostics"]),
    tests("InterfaceFile", ["InterfaceFile", "InterfaceXML", "Views", "Geometry", "Diagnostics"]),
    tests("DocumentVersions", ["DocumentVersions", "InterfaceXML", "Diagnostics"]),
    tests(
      "Painting",
      ["Painting", "Layout", "Threads", "Views", "Typography", "Raster", "Geometry", "Diagnostics"]),
    tests("Files", ["Files", "Diagnostics"]),
    tests("Digests", ["Digests"]),
    tests("Cache", ["Cache", "Files", "Digests", "Diagnostics"]),
    tests("TerminalPictures", ["TerminalPictures", "Raster"]),
    tests("Git", ["Git", "Files", "Diagnostics"]),
    tests("SceneFile", ["SceneFile", "InterfaceFile", "JSON", "Views", "Geometry", "Diagnostics"]),
    tests("Localization", ["Localization", "InterfaceFile", "Diagnostics"]),
    tests(
      "Screens",
      [
        "Screens", "Reports", "Files", "InterfaceFile", "Templates", "Painting", "Views", "Geometry",
        "Diagnostics",
      ]),
    tests("Threads", ["Threads"]),
    tests(
      "Reports",
      [
        "Reports", "Screens", "PictureComparison", "ImageFile", "JSON", "Files", "Views", "Raster",
        "Geometry",
        "Diagnostics",
      ]),
    tests("XcodeProjects", ["XcodeProjects", "Views"]),
    tests("SourceCode", ["SourceCode"]),
    tests("Agreement", ["Agreement", "Files"]),
    tests("ScreenChecks", ["ScreenChecks", "Agreement", "Screens", "Files", "Diagnostics"]),
    tests("Accessibility", ["Accessibility", "Painting", "Views", "JSON", "Geometry", "Diagnostics"]),
    tests("Lint", ["Lint", "Assets", "InterfaceFile", "Diagnostics"]),
    tests("Merging", ["Merging", "DocumentVersions", "Git", "Files", "Diagnostics"]),
    tests(
      "MotionExport",
      [
        "MotionExport", "Screens", "Motion", "PictureComparison", "ImageFile", "JSON", "Files", "Views",
        "Raster",
        "Geometry", "Diagnostics",
      ]),
    tests(
      "FlowExport",
      [
        "FlowExport", "Flows", "Screens", "MotionExport", "Assets", "ImageFile", "Raster", "Views",
        "Geometry",
        "Diagnostics",
      ]),
    tests(
      "GoldenRuns",
      [
        "GoldenRuns", "Cache", "Digests", "Git", "Files", "Goldens", "PictureComparison", "Motion",
        "MotionExport", "Assets", "ScreenBuilder", "Screens", "Templates", "Raster", "Views", "Geometry",
        "Diagnostics",
      ]),
    tests("Revisions", ["Revisions", "GoldenRuns", "Git", "Goldens", "Views", "Diagnostics"]),
    tests("LayoutshotKit", ["LayoutshotKit"]),
    tests("LayoutshotTesting", ["LayoutshotTesting"], exclude: ["Goldens"]),
    tests("Command", ["PictureComparison", "layoutshot", "ImageFile", "Raster"]),
    tests("Architecture", []),
  ]
)

// What measures the package and what looks for its mistakes are targets on request, so that its users have three products and
// nothing else to build, and it need not be `public` what they call.

if Context.environment["LAYOUTSHOT_BENCHMARKS"] == "1" {
  package.targets += [
    // libpng itself, for comparison.
    .target(name: "CPNGPeer", dependencies: ["CPNG"], path: "Benchmarks/CPNGPeer"),
    .target(
      name: "BenchmarkSupport",
      dependencies: ["Screens", "Painting", "ImageFile", "Typography", "Raster", "Geometry"],
      path: "Benchmarks/BenchmarkSupport", swiftSettings: strict),
    benchmark("read", ["BenchmarkSupport", "InterfaceFile", "InterfaceXML", "Views", "CExpat"]),
    benchmark(
      "match",
      ["BenchmarkSupport", "Screens", "Templates", "InterfaceFile", "Views", "Geometry", "Diagnostics"]),
    benchmark("solve", ["BenchmarkSupport", "Simplex"]),
    benchmark(
      "accessibility",
      [
        "BenchmarkSupport", "Accessibility", "Screens", "InterfaceFile", "Painting", "Typography", "Views",
        "Geometry",
      ]),
    benchmark("paint", ["BenchmarkSupport", "Painting", "Raster", "Threads"]),
    benchmark("shot", ["BenchmarkSupport", "Painting", "ImageFile", "Raster", "Files", "Threads"]),
    benchmark("encode", ["BenchmarkSupport", "CPNGPeer", "Painting", "ImageFile", "Raster", "Threads"]),
    benchmark(
      "motion",
      [
        "BenchmarkSupport", "MotionExport", "Motion", "Screens", "ImageFile", "Files", "Threads",
        "Typography", "Views", "Raster",
      ]),
    benchmark("states", ["BenchmarkSupport", "Templates", "Layout", "Views", "Geometry", "Diagnostics"]),
    benchmark("explore", ["Flows"]),
    benchmark(
      "compare",
      ["BenchmarkSupport", "Goldens", "PictureComparison", "ImageFile", "Raster", "Geometry"]),
    // Run the unmodified command, so they need nothing from the package.
    .target(name: "CommandRuns", path: "Benchmarks/CommandRuns", swiftSettings: strict),
    benchmark("grow", ["CommandRuns"]),
    benchmark("scripts", ["CommandRuns"]),
  ]
}

if Context.environment["LAYOUTSHOT_FUZZING"] == "1" {
  package.targets += [
    // All fuzz targets in one program, built with libFuzzer.
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "GoldenRuns", "Goldens", "Screens", "SceneFile", "Localization", "Assets", "InterfaceFile",
        "Layout", "ImageFile", "Files", "JSON", "Views", "Typography", "Geometry", "Diagnostics",
      ],
      path: "Tests/Fuzzing/fuzz", swiftSettings: [.swiftLanguageMode(.v6)]),
    // Mutates whole documents and runs the command on them.
    .executableTarget(name: "mutate", path: "Tests/Fuzzing/mutate", swiftSettings: strict),
  ]
}
