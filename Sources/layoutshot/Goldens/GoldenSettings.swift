import GoldenRuns

/// The configuration of the commands for goldens.
enum GoldenSettings {
  /// Returns the configuration named by the options.
  static func configuration(_ parsed: ParsedArguments) throws -> GoldenConfiguration {
    var configuration = try GoldenConfiguration.read(explicit: parsed.value("config"))
    let words = GoldenConfiguration.Content.allCases.map { ($0.rawValue, $0 as GoldenConfiguration.Content?) }
    if let content = try parsed.word("content", words, default: nil) { configuration.content.insert(content) }
    if parsed.has("yes") { configuration.mostPictures = nil }
    return configuration
  }

  /// Returns the goldens' folder, relative to the working directory.
  static func folder(_ parsed: ParsedArguments, _ configuration: GoldenConfiguration) -> String {
    parsed.value("goldens") ?? configuration.path(configuration.goldens)
  }
}
