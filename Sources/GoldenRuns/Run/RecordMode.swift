import Glibc

/// A policy for which goldens a run writes; goldens that pass are never rewritten.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Write missing goldens.
  case missing
  /// Write goldens that are missing or fail.
  case failed
  /// Write goldens that are missing, fail, pass only within a tolerance, or of which only the tree changed.
  case all
  /// Write nothing.
  case never

  /// Returns the effective mode of a run: the requested one, or that of `SNAPSHOT_TESTING_RECORD`, or `never` if `CI`
  /// is set, or the command's default, in this order; nil if the variable has an invalid value.
  package static func effective(_ asked: RecordMode?, byDefault: RecordMode) -> RecordMode? {
    if let asked { return asked }
    if let text = variable("SNAPSHOT_TESTING_RECORD") { return RecordMode(rawValue: text) }
    return isContinuousIntegration ? .never : byDefault
  }

  /// Whether `CI` is set to anything but `0`, `false` or `no`.
  package static var isContinuousIntegration: Bool {
    variable("CI").map { !["0", "false", "no"].contains($0.lowercased()) } ?? false
  }

  /// The folder for failure artifacts named by `SNAPSHOT_ARTIFACTS`, if set.
  package static var artifactsFolder: String? { variable("SNAPSHOT_ARTIFACTS") }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { return nil }
    return value
  }
}
