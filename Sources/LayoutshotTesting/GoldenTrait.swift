import Goldens
import Testing

/// How the goldens of a test or suite are recorded, and how much they may differ.
public struct GoldenTrait: TestTrait, SuiteTrait, TestScoping {
  struct Settings: Sendable {
    var mode: RecordMode?
    var tolerance: Tolerance?

    @TaskLocal static var current = Settings()
  }

  private let settings: Settings

  /// Suites hand it on to the tests in them.
  public var isRecursive: Bool { true }

  fileprivate init(_ settings: Settings) { self.settings = settings }

  /// Runs a test with the settings; what the trait leaves open is the suite's around.
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
  /// Which goldens are written, and how much may differ; nil leaves that as it is.
  public static func goldens(record: RecordMode? = nil, tolerance: Tolerance? = nil) -> GoldenTrait {
    GoldenTrait(GoldenTrait.Settings(mode: record, tolerance: tolerance))
  }
}

/// Runs a body with settings as the trait has them, for XCTest.
public func withGoldens<Result>(
  record: RecordMode? = nil, tolerance: Tolerance? = nil, _ body: () throws -> Result
) rethrows -> Result {
  try GoldenTrait.Settings.$current.withValue(GoldenTrait.Settings(mode: record, tolerance: tolerance)) {
    try body()
  }
}
