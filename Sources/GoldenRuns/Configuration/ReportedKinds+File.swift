import Assets
import Cache
import Diagnostics
import Files
import Flows
import InterfaceFile
import JSON
import Layout
import Localization
import Motion
import Screens
import Templates

extension ReportedKinds {
  /// The word of each category, and the one for all, as options and the configuration name them.
  package static let words: [String] = {
    let categories: [Category] = [
      .ignored, .reference, .value, .outlet, .request, .device, .conflict, .ambiguous, .unsolved, .clipped,
      .misplaced, .assumed, .font, .asset, .unlocalized, .orphanKey, .dynamicType, .systemWord, .unmatched,
      .shared, .library, .roundTrip, .inApp, .flow, .model, .cache, .crashed,
    ]
    return categories.map(\.rawValue) + MotionCheck.allCases.map(\.rawValue) + [all]
  }()

  /// The keys of the configuration.
  static let keys = [
    ConfigurationKey(
      "warn", .list(of: .word(words), least: 0, isUnique: true),
      "The kinds of findings that are reported although they are notes, as --warn names them."),
    ConfigurationKey(
      "noWarn", .list(of: .word(words), least: 0, isUnique: true),
      "The kinds of warnings and notes that are not reported, as --no-warn names them."),
  ]

  init(_ root: JSONValue) {
    func words(_ key: String) -> [String] { (root[key]?.items ?? []).compactMap(\.string) }
    self.init(shown: words("warn"), silenced: words("noWarn"))
  }

  /// The kinds in the given configuration or the nearest one; without a file, none. What else the file holds is not looked
  /// at. Throws `ConfigurationError` or `FileError`.
  package static func read(explicit: String? = nil) throws -> Self {
    guard let input = try GoldenConfiguration.file(explicit: explicit) else { return Self() }
    return try ConfigurationReader.kinds(input.bytes, file: input.path)
  }
}
