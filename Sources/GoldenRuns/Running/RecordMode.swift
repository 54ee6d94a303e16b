import Glibc

/// Which goldens a run writes; one that passes is never written again.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Those that are not there.
  case missing
  /// Those, and those that fail.
  case failed
  /// Those, and those that pass only within a tolerance or whose tree alone changed.
  case all
  /// None.
  case never

  /// The mode that a run has: the one that was asked for, else that of `SNAPSHOT_TESTING_RECORD`, else `never` where `CI`
  /// is set, else the command's own.
  ///
  /// - Returns: nil where the variable holds no mode.
  package static func effective(_ asked: RecordMode?, byDefault: RecordMode) -> RecordMode? {
    if let asked { return asked }
    if let text = variable("SNAPSHOT_TESTING_RECORD") { return RecordMode(rawValue: text) }
    return isContinuousIntegration ? .never : byDefault
  }

  /// Whether `CI` is set, to anything but a no.
  package static var isContinuousIntegration: Bool {
    variable("CI").map { !["0", "false", "no"].contains($0.lowercased()) } ?? false
  }

  /// The folder that `SNAPSHOT_ARTIFACTS` names for what failures leave.
  package static var artifactsFolder: String? { variable("SNAPSHOT_ARTIFACTS") }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { return nil }
    return value
  }
}
