import Diagnostics
import Glibc

extension GoldenConfiguration {
  /// Reads the file that was named, or `layoutshot.json` of the working directory or of a folder above it; without one
  /// everything is at its default.
  ///
  /// - Throws: `ConfigurationError` with all that is wrong, or `FileError`.
  public static func read(explicit: String? = nil) throws -> GoldenConfiguration {
    guard let path = explicit ?? nearest() else { return GoldenConfiguration() }
    let input = try InputFile.read(path, limit: 1 << 20)
    return try GoldenConfiguration(input)
  }

  /// Reads the bytes of a file; paths in it are relative to its folder.
  public init(_ input: InputFile) throws(ConfigurationError) {
    var configuration = try ConfigurationReader.read(input.bytes, file: input.path)
    let parts = input.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    configuration.root = parts.joined(separator: "/")
    if configuration.root.isEmpty, input.path.hasPrefix("/") { configuration.root = "/" }
    self = configuration
  }

  /// The file of the working directory, or the nearest one above it; a folder with `.git` is the last that is looked in.
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

  /// What `layoutshot init` writes.
  public static let template = """
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

/// A configuration that cannot be used.
public struct ConfigurationError: Error, Sendable {
  /// What is wrong with it, in the order of the file; never empty.
  public let findings: [Finding]

  init(_ findings: [Finding]) { self.findings = findings }
}
