import Diagnostics
import Foundation
import GoldenRuns
import LayoutshotKit

/// The comparison of one expectation.
struct TestRun {
  private let source: GoldenSource
  private let place: TestPlace
  /// The folder that paths of documents and assets are relative to.
  private let folder: String
  private let goldens: GoldenFolder

  /// The default library, with its fonts opened once per process.
  private static let plain = Result { try Layoutshot() }

  /// Creates a comparison of what has goldens, whose name and strategy tell its folder for failures apart from those of other
  /// expectations.
  init(
    _ source: GoldenSource, _ strategy: GoldenStrategy, named name: String?, recording mode: RecordMode?,
    at place: TestPlace
  ) throws {
    self.place = place
    let tests = URL(filePath: place.filePath).deletingLastPathComponent().path
    let top = Self.root(above: tests)
    let document = source.relative(to: [tests, top])
    self.source = document
    let isBeside = FileManager.default.fileExists(atPath: "\(tests)/\(document.name)")
    folder = source.isMade || isBeside ? tests : top
    let settings = GoldenTrait.Settings.current
    guard let mode = RecordMode.effective(mode ?? settings.mode, byDefault: .missing) else {
      throw TestRunError.noMode
    }
    let parts = [document.name, source.scene, name].compactMap(\.self) + strategy.nameParts
    var goldens = GoldenFolder(
      "\(tests)/Goldens",
      failures: (RecordMode.artifactsFolder ?? "\(top)/layoutshot-failures") + "/"
        + parts.joined(separator: ".").replacing("/", with: "-"),
      recording: mode)
    goldens.tolerance = settings.tolerance ?? .exact
    self.goldens = goldens
  }

  /// Compares, and reports what is not as its golden.
  func compare(
    _ strategy: GoldenStrategy, named name: String?, _ data: GoldenData, _ layoutshot: Layoutshot?
  ) throws {
    var data = data
    data.assets = data.assets.map { $0.hasPrefix("/") ? $0 : "\(folder)/\($0)" }
    report(
      try (layoutshot ?? Self.plain.get()).compare(
        source, as: strategy, named: name, data, root: source.isMade ? "" : folder, with: goldens))
  }

  private func report(_ outcome: GoldenOutcome) {
    let errors = outcome.findings.filter { $0.severity == .error }
    if !errors.isEmpty {
      place.fail(errors.map { DiagnosticPrinter().text($0) }.joined())
    }
    if outcome.passed + outcome.recorded + outcome.failures.count == 0, errors.isEmpty {
      place.fail("\(source.name) has no such screen")
    }
    if outcome.recorded > 0 {
      let word = outcome.recorded == 1 ? "golden was" : "goldens were"
      place.fail("\(outcome.recorded) \(word) recorded in \(goldens.path); review and run the test again")
    }
    for failure in outcome.failures {
      place.fail(failure.message)
      for picture in failure.pictures { place.attach(picture) }
    }
    if !outcome.faults.isEmpty { place.fail(outcome.faults.map { DiagnosticPrinter().text($0) }.joined()) }
  }

  /// Returns the nearest enclosing folder that is a package or repository.
  private static func root(above folder: String) -> String {
    var url = URL(filePath: folder)
    while url.path != "/" {
      let marks = ["Package.swift", GoldenConfiguration.fileName, ".git"]
      if marks.contains(where: { FileManager.default.fileExists(atPath: url.appending(path: $0).path) }) {
        return url.path
      }
      url = url.deletingLastPathComponent()
    }
    return folder
  }

  static func words(for error: any Error) -> String {
    (error as? any LocatedError).map { error in
      [error.location?.file, error.message].compactMap(\.self).joined(separator: ": ")
    } ?? "\(error)"
  }
}

extension GoldenSource {
  /// Whether the screen is there already, and not in a document that the test names.
  fileprivate var isMade: Bool {
    if case .document = origin { false } else { true }
  }

  /// Names a document that lies in one of some folders by its path below it, as its goldens are.
  fileprivate func relative(to folders: [String]) -> GoldenSource {
    guard case .document(let path) = origin, let folder = folders.first(where: { path.hasPrefix($0 + "/") })
    else { return self }
    var source = self
    source.origin = .document(String(path.dropFirst(folder.count + 1)))
    return source
  }
}

private enum TestRunError: LocatedError {
  case noMode

  var location: SourceLocation? { nil }
  var message: String {
    "SNAPSHOT_TESTING_RECORD is not set to a mode; it can be missing, failed, all, never"
  }
}
