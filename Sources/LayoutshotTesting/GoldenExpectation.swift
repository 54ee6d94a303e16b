import Foundation
@_exported import LayoutshotKit

/// Expects screens to match their goldens.
///
/// ```swift
/// expectGolden(of: "Login.xib", as: .picture(on: .iPhone15, appearance: .dark))
/// ```
///
/// Goldens are stored in a folder `Goldens` next to the test's source file. A missing golden is recorded, and the test
/// fails so that the picture is reviewed; if `CI` is set, nothing is recorded. A difference fails the test with its
/// cause and the command that accepts it. The expected and actual pictures and their difference are attached to the
/// test, and written to `layoutshot-failures` at the package's root or below the folder named by `SNAPSHOT_ARTIFACTS`.
/// The trait `.goldens(record:tolerance:)` changes this behavior for a test or suite.
///
/// - Parameters:
///   - subject: The path or URL of a document, relative to the test's source file or the package's root, or a screen that is
///     described in code or was opened.
///   - strategy: The pictures, trees or frames that are compared; each has a golden.
///   - name: What tells the goldens apart from others of the same screens and variants; nil for nothing.
///   - mode: Which goldens are written; nil for what the trait says.
///   - data: What is shown besides what the document says.
///   - layoutshot: The library with rules and attributes of one's own; nil for the default one.
///   - fileID: The module and file of the expectation, which failures are reported at.
///   - filePath: The test's source file; the goldens are in the folder `Goldens` beside it.
///   - line: The line of the expectation, which failures are reported at.
///   - column: The column of the expectation, which failures are reported at.
public func expectGolden(
  of subject: some GoldenSubject, as strategy: GoldenStrategy = .picture, named name: String? = nil,
  record mode: RecordMode? = nil, data: GoldenData = GoldenData(), with layoutshot: Layoutshot? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
  let place = TestPlace(fileID: fileID, file: filePath, line: line, column: column)
  let source = subject.goldenSource
  do {
    let run = try TestRun(source, strategy, named: name, recording: mode, at: place)
    try run.compare(strategy, named: name, data, layoutshot)
  } catch {
    place.fail("\(source.name): \(TestRun.words(for: error))")
  }
}

extension URL: GoldenSubject {
  /// The screens of the document that has this path.
  public var goldenSource: GoldenSource { .document(path(percentEncoded: false)) }
}
