import Diagnostics
import Foundation
import GoldenRuns
import Goldens
import LayoutshotKit

/// The comparison of one expectation.
struct TestRun {
  private let subject: Layoutshot.Subject
  private let place: TestPlace
  private let layoutshot: Layoutshot
  private let root: String
  /// The folder that folders of assets are relative to.
  private let folder: String
  private var goldens: GoldenFolder

  /// The default library, with its fonts opened once per process.
  private static let plain = Result { try Layoutshot() }

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - subject: What has goldens.
  ///   - layoutshot: The library with what the test registered; nil for the default one.
  ///   - name: What tells the folder for failures apart from those of other expectations.
  ///   - place: Where the expectation is.
  init(
    _ subject: Layoutshot.Subject, _ layoutshot: Layoutshot?, named name: [String], at place: TestPlace
  ) throws {
    self.subject = subject
    self.place = place
    self.layoutshot = try layoutshot ?? Self.plain.get()
    let settings = GoldenTrait.Settings.current
    let tests = URL(filePath: place.filePath).deletingLastPathComponent().path
    let top = Self.root(above: tests)
    let isBeside = FileManager.default.fileExists(atPath: "\(tests)/\(subject.name)")
    if case .document = subject { root = isBeside ? tests : top } else { root = "" }
    folder = root.isEmpty ? tests : root
    guard let mode = RecordMode.effective(settings.mode, byDefault: .missing) else {
      throw TestRunError.noMode
    }
    let artifacts = RecordMode.artifactsFolder ?? "\(top)/layoutshot-failures"
    let parts = ([subject.name] + name).filter { !$0.isEmpty }
    goldens = GoldenFolder(
      "\(tests)/Goldens", failures: "\(artifacts)/" + parts.joined(separator: ".").replacing("/", with: "-"),
      recording: mode)
    goldens.tolerance = settings.tolerance ?? .exact
  }

  /// Says what is kept of the goldens, and what they show.
  mutating func keep(_ form: GoldenForm, named name: String?, _ data: GoldenData) {
    (goldens.form, goldens.name, goldens.data) = (form, name, data)
    // Folders are named as documents are.
    goldens.data.assets = data.assets.map { $0.hasPrefix("/") ? $0 : "\(folder)/\($0)" }
  }

  /// Compares the pictures of a request, or of variations.
  func run(_ request: ScreenRequest, _ variations: GoldenVariations?) throws {
    tell(try layoutshot.compare(subject, request, variations, root: root, with: goldens))
  }

  /// Compares the frames of a transition.
  func run(_ transition: GoldenMotion, _ request: ScreenRequest) throws {
    tell(try layoutshot.compare(subject, transition, request, root: root, with: goldens))
  }

  private func tell(_ outcome: GoldenOutcome) {
    let errors = outcome.findings.filter { $0.severity == .error }
    if !errors.isEmpty {
      place.fail(errors.map { DiagnosticPrinter().text($0) }.joined())
    }
    if outcome.passed + outcome.recorded + outcome.failures.count == 0, errors.isEmpty {
      place.fail("\(subject.name) has no such screen")
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

private enum TestRunError: LocatedError {
  case noMode

  var location: SourceLocation? { nil }
  var message: String {
    "SNAPSHOT_TESTING_RECORD is not set to a mode; it can be missing, failed, all, never"
  }
}
