import Diagnostics
import GoldenRuns

/// Helpers shared by the commands for goldens.
enum GoldenSettings {
  /// Returns the configuration named by the options, printing any errors in it.
  static func configuration(
    _ parsed: ParsedArguments, _ options: CommonOptions
  ) throws -> GoldenConfiguration {
    do {
      var configuration = try GoldenConfiguration.read(explicit: parsed.value("config"))
      if parsed.has("yes") { configuration.mostPictures = nil }
      return configuration
    } catch let error as ConfigurationError {
      let errors = error.findings.map { LocatedFinding(finding: $0) }
      Terminal.error(errors.dropLast().map { options.printer.text($0) }.joined())
      throw errors[errors.count - 1]
    }
  }

  /// Returns the goldens' folder, relative to the working directory.
  static func folder(_ parsed: ParsedArguments, _ configuration: GoldenConfiguration) -> String {
    parsed.value("goldens") ?? configuration.path(configuration.goldens)
  }
}

/// A finding that terminates the command.
private struct LocatedFinding: LocatedError {
  let finding: Finding
  var message: String { finding.message }
  var location: SourceLocation? { finding.location }
  var notes: [Finding.Note] { finding.notes }
}
