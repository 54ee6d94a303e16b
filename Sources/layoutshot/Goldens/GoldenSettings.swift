import GoldenRuns

/// The configuration of the commands for goldens.
enum GoldenSettings {
  /// Returns the configuration named by the options.
  static func configuration(_ parsed: ParsedArguments) throws -> GoldenConfiguration {
    var configuration = try GoldenConfiguration.read(explicit: parsed.value("config"))
    if parsed.has("yes") { configuration.mostPictures = nil }
    return configuration
  }

  /// Returns the goldens' folder, relative to the working directory.
  static func folder(_ parsed: ParsedArguments, _ configuration: GoldenConfiguration) -> String {
    parsed.value("goldens") ?? configuration.path(configuration.goldens)
  }
}
