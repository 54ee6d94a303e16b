import Diagnostics
import Files
import Glibc
import Templates

extension GoldenConfiguration {
  /// Reads the given file, or `layoutshot.json` in the working directory or the nearest folder above it; without a
  /// file, all values are defaults. Rules and attributes can be named besides layoutshot's own. Throws
  /// `ConfigurationError` with all errors in the file, or `FileError`.
  package static func read(
    explicit: String? = nil, rules: [MatchingRule] = [], attributes: [TemplateAttribute] = []
  ) throws -> GoldenConfiguration {
    guard let input = try file(explicit: explicit) else { return GoldenConfiguration() }
    return try GoldenConfiguration(input, rules: rules, attributes: attributes)
  }

  /// Reads the bytes of the given file or the nearest one.
  static func file(explicit: String?) throws(FileError) -> InputFile? {
    guard let path = explicit ?? nearest() else { return nil }
    return try FileSystem.untraced.read(path, limit: 1 << 20)
  }

  /// Parses the bytes of a file; its paths are relative to its folder. Rules and attributes can be named besides
  /// layoutshot's own.
  package init(
    _ input: InputFile, rules: [MatchingRule] = [], attributes: [TemplateAttribute] = []
  ) throws(ConfigurationError) {
    var configuration = try ConfigurationReader.read(
      input.bytes, file: input.path, rules: rules, attributes: attributes)
    let parts = input.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    configuration.root = parts.joined(separator: "/")
    if configuration.root.isEmpty, input.path.hasPrefix("/") { configuration.root = "/" }
    self = configuration
  }

  /// Returns the file in the working directory or the nearest folder above it; the search ends at a folder with `.git`.
  private static func nearest() -> String? {
    var folder = ""
    for _ in 0..<32 {
      if access(folder + fileName, F_OK) == 0 { return folder + fileName }
      if access(folder + ".git", F_OK) == 0 { return nil }
      var (here, above) = (stat(), stat())
      guard stat(folder.isEmpty ? "." : folder, &here) == 0, stat(folder + "..", &above) == 0,
        here.st_ino != above.st_ino || here.st_dev != above.st_dev
      else { return nil }
      folder += "../"
    }
    return nil
  }

  /// The content that `layoutshot init` writes.
  package static let template = """
    {
      "inputs": ["**/*.storyboard", "**/*.xib"],
      "goldens": "Goldens",
      "failures": "layoutshot-failures",
      "matrix": {
        "devices": ["document"],
        "orientations": ["portrait", "landscape"],
        "appearances": ["light"]
      }
    }

    """
}

/// An error for a configuration that cannot be used.
package struct ConfigurationError: Error, Sendable {
  /// The errors, in file order; never empty.
  package let findings: [Finding]

  package init(_ findings: [Finding]) { self.findings = findings }
}
