import Diagnostics
import LayoutshotKit

/// What the commands about goldens share.
enum GoldenSettings {
  /// The configuration that the options name; everything that is wrong with it is printed.
  static func configuration(
    _ parsed: ParsedArguments, _ options: CommonOptions
  ) throws -> GoldenConfiguration {
    do {
      return try GoldenConfiguration.read(explicit: parsed.value("config"))
    } catch let error as ConfigurationError {
      let errors = error.findings.map { LocatedFinding(finding: $0) }
      Terminal.error(errors.dropLast().map { options.printer.text($0) }.joined())
      throw errors[errors.count - 1]
    }
  }

  /// The goldens' folder, seen from the working directory.
  static func folder(_ parsed: ParsedArguments, _ configuration: GoldenConfiguration) -> String {
    parsed.value("goldens") ?? configuration.path(configuration.goldens)
  }
}

/// A finding that ends the command.
private struct LocatedFinding: LocatedError {
  let finding: Finding
  var message: String { finding.message }
  var location: SourceLocation? { finding.location }
  var notes: [Finding.Note] { finding.notes }
}
