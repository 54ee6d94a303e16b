import Diagnostics
import Foundation
import GoldenRuns
import Goldens
import Screens
import Typography

/// A run over the goldens of one expectation.
struct TestRun {
  private let configuration: GoldenConfiguration
  private var options = GoldenRun.Options()
  private let place: TestPlace
  private let document: String

  /// The fonts, opened once per process.
  private static let fonts = Result { try Fonts.library() }

  init(_ document: String, scene: String?, _ matrix: GoldenMatrix, at place: TestPlace) throws {
    self.place = place
    self.document = document
    let settings = GoldenTrait.Settings.current
    let tests = URL(filePath: place.filePath).deletingLastPathComponent().path
    let root = Self.root(above: tests)
    let isBeside = FileManager.default.fileExists(atPath: "\(tests)/\(document)")
    var configuration = GoldenConfiguration()
    configuration.root = isBeside ? tests : root
    configuration.documents = [document]
    configuration.matrix = matrix
    configuration.tolerance = settings.tolerance ?? .exact
    self.configuration = configuration
    guard let mode = RecordMode.effective(settings.mode, byDefault: .missing) else {
      throw TestRunError.noMode
    }
    options.mode = mode
    options.scenes = scene.map { [$0] } ?? []
    options.goldens = "\(tests)/Goldens"
    let name = ([document, scene ?? ""] + (matrix.cells.first?.nameParts ?? [])).filter { !$0.isEmpty }
    let artifacts = RecordMode.artifactsFolder ?? "\(root)/layoutshot-failures"
    options.failures = "\(artifacts)/" + name.joined(separator: ".").replacing("/", with: "-")
  }

  func run() throws {
    let result = try GoldenRun(configuration, options, fonts: Self.fonts.get()).run()
    let errors = result.findings.filter { $0.severity == .error }
    if !errors.isEmpty {
      place.fail(errors.map { DiagnosticPrinter().text($0) }.joined())
    }
    let counts = result.report.counts
    if counts.passed + counts.recorded + result.report.failures.count == 0, errors.isEmpty {
      place.fail("\(document) has no such screen")
    }
    if counts.recorded > 0 {
      let word = counts.recorded == 1 ? "golden was" : "goldens were"
      place.fail(
        "\(counts.recorded) \(word) recorded in \(options.goldens ?? ""); look and run the test again")
    }
    for item in result.report.items {
      place.fail(message(item, result.report))
      for failure in item.failures {
        for picture in GoldenReport.pictures(of: failure) {
          place.attach(result.failures.file(picture.path))
        }
      }
    }
  }

  /// Returns a description of a failure that ends with the command to accept it.
  private func message(_ item: GoldenItem, _ report: GoldenReport) -> String {
    let lines = ["\(item.place): \(item.headline)"] + item.effects() + [item.pictures()]
    return (lines + [report.acceptCommand(item)]).joined(separator: "\n")
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
  var message: String { "SNAPSHOT_TESTING_RECORD holds no mode; it can be missing, failed, all, never" }
}
