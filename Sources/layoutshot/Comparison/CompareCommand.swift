import Diagnostics
import Files
import Goldens
import ImageFile
import Painting
import PictureComparison
import Raster
import Reports
import Threads

/// `layoutshot compare`: compares two pictures.
struct CompareCommand {
  private let options: CommonOptions
  private let comparer: ImageComparer
  private let isJSON: Bool
  /// The output files for the difference picture and the triptych.
  private let output: String?
  private let triptych: String?

  init(_ parsed: ParsedArguments) throws {
    options = try CommonOptions(parsed)
    guard parsed.inputs.count == 2 else {
      throw UsageError("'compare' needs two pictures, the expected one and the actual one")
    }
    if parsed.inputs == ["-", "-"] {
      throw UsageError("standard input can be one of the pictures, not both")
    }
    var tolerance = Tolerance()
    tolerance.maxDiffPixels = try Self.count(parsed, "max-diff-pixels")
    tolerance.maxDiffRatio = try parsed.number("max-diff-ratio", 0...1, "a number from 0 to 1")
    tolerance.colorDelta = try parsed.number(
      "color-delta", 0...Double.greatestFiniteMagnitude, "a number of 0 or more")
    tolerance.maxWindowDensity = try parsed.number("max-window-density", 0...1, "a number from 0 to 1")
    tolerance.ignoresAntialiasing = parsed.has("ignore-antialiasing")
    comparer = ImageComparer(tolerance, suggestsTolerance: parsed.has("suggest-tolerance"))
    isJSON = try options.isJSON()
    output = try Self.file(parsed, "output")
    triptych = try Self.file(parsed, "triptych")
    if output != nil, output == triptych { throw UsageError("--output and --triptych are one file") }
  }

  func run() throws -> Int32 {
    guard let (expected, actual) = read() else { return 2 }
    let comparison = options.timings.measure("compare") {
      comparer.compare(expected: expected.pixmap, actual: actual.pixmap)
    }
    let findings = expected.findings(comparedWith: actual)
    options.report(findings)
    let report = CompareReport(
      expected: expected, actual: actual, comparison, by: comparer, findings: findings)
    Terminal.print(isJSON ? report.json : report.text)
    try options.timings.measure("draw") {
      try writePictures(comparison, expected.pixmap, actual.pixmap)
    }
    options.reportTimings()
    return max(comparison.isAccepted ? 0 : 1, options.status(findings))
  }

  /// Reads both pictures in parallel; returns nil if either cannot be read, which is reported.
  private func read() -> (PictureFile, PictureFile)? {
    let paths = options.parsed.inputs
    let results = options.timings.measure("read") {
      Workers.map(2, width: 2) { index in Result { try PictureFile.read(paths[index], in: .untraced) } }
    }
    var pictures: [PictureFile] = []
    for (path, result) in zip(paths, results) {
      switch result {
      case .success(let picture): pictures.append(picture)
      case .failure(let error):
        Terminal.error(options.printer.text(anyError: error, at: SourceLocation(file: path)))
      }
    }
    return pictures.count == 2 ? (pictures[0], pictures[1]) : nil
  }

  /// Writes the requested pictures regardless of the verdict, so that those of an earlier run cannot be mistaken for
  /// them.
  private func writePictures(_ comparison: ImageComparison, _ expected: Pixmap, _ actual: Pixmap) throws {
    guard output != nil || triptych != nil else { return }
    let difference = DifferencePicture.paint(comparison, expected: expected)
    if let output { try OutputFile.write(PNGFile.encode(difference, scale: 1), to: output) }
    if let triptych {
      let fonts = try options.fonts()
      let picture = try Triptych.paint(expected: expected, difference: difference, actual: actual) {
        PaneTitle.pixmap($0, width: $1, height: $2, ground: $3, fonts)
      }
      try OutputFile.write(PNGFile.encode(picture, scale: 1), to: triptych)
    }
  }

  // MARK: Option values

  private static func count(_ parsed: ParsedArguments, _ name: String) throws(UsageError) -> Int? {
    guard let text = parsed.value(name) else { return nil }
    guard let count = Int(text), count >= 0 else {
      throw UsageError("--\(name) is \"\(text)\"; expected a number of pixels, 0 or more")
    }
    return count
  }

  /// Returns an output file for a picture, which must be neither an input nor standard output (used by the report).
  private static func file(_ parsed: ParsedArguments, _ name: String) throws(UsageError) -> String? {
    guard let path = parsed.value(name) else { return nil }
    if path.isEmpty { throw UsageError("--\(name) is empty") }
    if path == "-" { throw UsageError("--\(name) needs a file; the report goes to standard output") }
    if parsed.inputs.contains(path) { throw UsageError("--\(name) is one of the pictures to compare") }
    return path
  }
}
