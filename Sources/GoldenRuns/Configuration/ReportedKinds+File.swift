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
      .ignored, .reference, .value, .outlet, .request, .device, .conflict, .ambiguous, .unsolved, .overflow,
      .clipped, .misplaced, .assumed, .font, .asset, .unlocalized, .orphanKey, .dynamicType, .systemWord,
      .unmatched,
      .shared, .library, .roundTrip, .inApp, .flow, .model, .cache, .crashed, .doubled, .project, .code,
    ]
    return categories.map(\.rawValue) + MotionCheck.allCases.map(\.rawValue) + [all]
  }()

  init(_ root: JSONValue) {
    func words(_ key: String) -> [String] { (root[key]?.items ?? []).compactMap(\.string) }
    self.init(shown: words("warn"), silenced: words("noWarn"))
  }

  /// The kinds in the nearest configuration, for commands that need nothing else of it; without a file, none. Throws
  /// `ConfigurationError` or `FileError`.
  package static func read() throws -> Self {
    guard let input = try GoldenConfiguration.file(explicit: nil) else { return Self() }
    return try ConfigurationReader.kinds(input.bytes, file: input.path)
  }
}
