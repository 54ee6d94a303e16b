import Diagnostics
import Geometry
import JSON
import Numerals
import PictureComparison

/// A report on the comparison of two pictures.
package struct CompareReport {
  package let expected: PictureFile
  package let actual: PictureFile
  package let comparison: ImageComparison
  package let comparer: ImageComparer
  package let findings: [Finding]

  /// The maximum number of regions listed as text and JSON; noise can produce millions.
  private static let listedRegions = 20
  private static let mostRegions = 1000

  package init(
    expected: PictureFile, actual: PictureFile, _ comparison: ImageComparison, by comparer: ImageComparer,
    findings: [Finding]
  ) {
    (self.expected, self.actual) = (expected, actual)
    (self.comparison, self.comparer) = (comparison, comparer)
    self.findings = findings
  }

  // MARK: Text

  /// The verdict with figures, followed by a line for each notable fact.
  package var text: String {
    var lines = ["\(comparison.verdict.rawValue): \(figures)"]
    let counts = comparison.counts
    if counts.withinColorDelta > 0 {
      lines.append("  \(counts.withinColorDelta) more within the color delta")
    }
    if counts.antialiased > 0 { lines.append("  \(counts.antialiased) more ignored as antialiasing") }
    if let window = comparison.window {
      lines.append(
        "  fullest window: \(window.pixelCount) of \(window.box.width) × \(window.box.height) pixels"
          + " (\(Self.percent(window.density))) at \(window.box.x), \(window.box.y)")
    }
    for region in comparison.regions.prefix(Self.listedRegions) { lines.append("  " + Self.text(of: region)) }
    let rest = comparison.regions.count - Self.listedRegions
    if rest > 0 { lines.append("  and \(rest) \(rest == 1 ? "region" : "regions") more") }
    if comparer.suggestsTolerance { lines.append("  " + suggestion) }
    return lines.joined(separator: "\n") + "\n"
  }

  private var figures: String {
    let (old, new) = (comparison.expectedBounds, comparison.actualBounds)
    switch comparison.verdict {
    case .equal: return "\(old.width) × \(old.height) pixels"
    case .sizesDiffer:
      return "\(old.width) × \(old.height) pixels became \(new.width) × \(new.height);"
        + " of what both have \(differing) differ"
    case .withinTolerance, .different: return differing
    }
  }

  private var differing: String {
    let area = comparison.commonBounds.width * comparison.commonBounds.height
    let channels = comparison.largestChannelDifference
    return "\(comparison.counts.differing) of \(area) pixels (\(Self.percent(comparison.ratio))"
      + (channels > 0 ? ", by up to \(channels) of 255)" : ")")
  }

  private static func text(of region: DifferenceRegion) -> String {
    let box = region.box
    let names = [region.owner, region.kind].compactMap(\.self).map { " · \($0)" }.joined()
    return "\(box.width) × \(box.height) at \(box.x), \(box.y): \(region.pixelCount)"
      + " \(region.pixelCount == 1 ? "pixel" : "pixels"), by up to \(region.largestChannelDifference)\(names)"
  }

  private var suggestion: String {
    guard let tightest = comparison.suggestion else {
      return comparison.verdict == .equal ? "no tolerance is needed" : "no tolerance allows other sizes"
    }
    return "tightest tolerances, each sufficient by itself: --max-diff-pixels \(tightest.maxDiffPixels),"
      + " --max-diff-ratio \(tightest.maxDiffRatio), --max-window-density \(tightest.maxWindowDensity),"
      + " --color-delta \(tightest.colorDelta)"
  }

  /// Returns a fraction as a percentage with up to four decimals.
  private static func percent(_ share: Double) -> String {
    let text = Numeral.text(share * 100, decimals: 4)
    return text == "0" && share > 0 ? "less than 0.0001 %" : text + " %"
  }

  // MARK: JSON

  /// The report as indented JSON.
  package var json: String {
    let counts = comparison.counts
    return reportJSON([
      ("expected", Self.json(expected)), ("actual", Self.json(actual)),
      ("verdict", .string(comparison.verdict.rawValue)), ("accepted", .flag(comparison.isAccepted)),
      (
        "pixels",
        .object([
          ("changed", .integer(counts.changed)), ("withinColorDelta", .integer(counts.withinColorDelta)),
          ("antialiased", .integer(counts.antialiased)), ("differing", .integer(counts.differing)),
        ])
      ),
      ("ratio", .number(comparison.ratio)),
      ("largestChannelDifference", .integer(Int(comparison.largestChannelDifference))),
      ("regionCount", .integer(comparison.regions.count)),
      ("regions", .array(comparison.regions.prefix(Self.mostRegions).map(Self.json))),
      ("fullestWindow", comparison.window.map(Self.json) ?? .null),
      ("tolerance", Self.json(comparer.tolerance)),
      ("suggestedTolerance", comparison.suggestion.map(Self.json) ?? .null),
      ("findings", .array(findings.map(\.json))),
    ]).text(isIndented: true)
  }

  private static func json(_ picture: PictureFile) -> JSONValue {
    .object([
      ("file", .string(picture.path)), ("width", .integer(picture.pixmap.width)),
      ("height", .integer(picture.pixmap.height)), ("hash", .string(PixelHash(picture.pixmap).text)),
    ])
  }

  private static func json(_ region: DifferenceRegion) -> JSONValue {
    .object([
      ("box", region.box.json), ("pixels", .integer(region.pixelCount)),
      ("largestChannelDifference", .integer(Int(region.largestChannelDifference))),
      ("owner", JSONValue(region.owner)), ("kind", JSONValue(region.kind)),
    ])
  }

  private static func json(_ window: FullestWindow) -> JSONValue {
    .object([
      ("box", window.box.json), ("pixels", .integer(window.pixelCount)), ("density", .number(window.density)),
    ])
  }

  private static func json(_ tolerance: Tolerance) -> JSONValue {
    .object([
      ("maxDiffPixels", tolerance.maxDiffPixels.map { .integer($0) } ?? .null),
      ("maxDiffRatio", tolerance.maxDiffRatio.map { .number($0) } ?? .null),
      ("maxWindowDensity", tolerance.maxWindowDensity.map { .number($0) } ?? .null),
      ("colorDelta", tolerance.colorDelta.map { .number($0) } ?? .null),
      ("ignoresAntialiasing", .flag(tolerance.ignoresAntialiasing)),
    ])
  }

  private static func json(_ suggestion: SuggestedTolerance) -> JSONValue {
    .object([
      ("maxDiffPixels", .integer(suggestion.maxDiffPixels)),
      ("maxDiffRatio", .number(suggestion.maxDiffRatio)),
      ("maxWindowDensity", .number(suggestion.maxWindowDensity)),
      ("colorDelta", .number(suggestion.colorDelta)),
    ])
  }
}

extension PixelRect {
  fileprivate var json: JSONValue {
    .object([
      ("x", .integer(x)), ("y", .integer(y)), ("width", .integer(width)), ("height", .integer(height)),
    ])
  }
}
