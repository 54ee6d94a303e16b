import Testing

/// A trait that controls how the goldens of a test or suite are recorded, and the tolerance of their comparison.
public struct GoldenTrait: TestTrait, SuiteTrait, TestScoping {
  struct Settings: Sendable {
    var mode: RecordMode?
    var tolerance: Tolerance?

    @TaskLocal static var current = Settings()
  }

  private let settings: Settings

  /// Suites apply the trait to the tests they contain.
  public var isRecursive: Bool { true }

  fileprivate init(_ settings: Settings) { self.settings = settings }

  /// Runs a test with the trait's settings; settings that it leaves nil are inherited from the enclosing suite.
  ///
  /// - Parameters:
  ///   - test: The test or suite that has the trait.
  ///   - testCase: The case of a parameterized test; nil for a test or suite as a whole.
  ///   - function: The test itself, which sees the settings as a task-local value.
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    var merged = Settings.current
    merged.mode = settings.mode ?? merged.mode
    merged.tolerance = settings.tolerance ?? merged.tolerance
    try await Settings.$current.withValue(merged) { try await function() }
  }
}

extension Trait where Self == GoldenTrait {
  /// Controls which goldens are written, and the tolerance; nil leaves a setting unchanged.
  ///
  /// - Parameters:
  ///   - record: Which goldens are written; nil to inherit the setting.
  ///   - tolerance: The difference that is tolerated; nil to inherit the setting.
  public static func goldens(record: RecordMode? = nil, tolerance: Tolerance? = nil) -> GoldenTrait {
    GoldenTrait(GoldenTrait.Settings(mode: record, tolerance: tolerance))
  }
}

/// Runs a closure with the same settings as the trait, for use with XCTest.
///
/// - Parameters:
///   - record: Which goldens are written; nil for the mode that `SNAPSHOT_TESTING_RECORD` names, else for those that
///     are missing, or none where `CI` is set.
///   - tolerance: The difference that is tolerated; nil for none, whatever an enclosing trait says.
///   - body: The expectations.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
public func withGoldens<Result>(
  record: RecordMode? = nil, tolerance: Tolerance? = nil, _ body: () throws -> Result
) rethrows -> Result {
  try GoldenTrait.Settings.$current.withValue(GoldenTrait.Settings(mode: record, tolerance: tolerance)) {
    try body()
  }
}
