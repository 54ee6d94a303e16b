import Diagnostics
import Files
import Lint
import ScreenChecks

/// Removes from documents what rules find that nobody needs.
struct LintFixing {
  private let options: CommonOptions
  private let versions: DrawnVersions

  init(_ options: CommonOptions) throws {
    self.options = options
    versions = DrawnVersions(fonts: try options.fonts(), library: try options.assetLibrary(), in: .untraced)
  }

  /// Rewrites the documents of issues, and prints what was removed. Returns the issues that are left.
  ///
  /// A document one of whose screens would look different stays as it is.
  func fix(_ issues: [LintIssue]) throws -> [LintIssue] {
    var fixed: Set<LintIssue> = []
    for (path, own) in Dictionary(grouping: issues.filter(\.isRemovable), by: \.location.file)
      .sorted(by: { $0.key < $1.key })
    {
      let input = try FileSystem.untraced.read(path)
      let new = try DocumentWithoutElements(
        input, removing: own.map { ($0.location.line, $0.location.column) }
      ).file
      if let screen = try versions.firstDifference(input, new) {
        let words = "is left as it is: without what can be removed, \(screen) looks different"
        Terminal.error(options.text([Finding(.warning, .request, words, at: SourceLocation(file: path))]))
        continue
      }
      try OutputFile.write(new.bytes, to: path)
      fixed.formUnion(own)
      if options.isQuiet { continue }
      Terminal.error(
        options.text(own.map { Finding(.note, Category($0.rule), "\($0.message); removed", at: $0.location) })
      )
    }
    return issues.filter { !fixed.contains($0) }
  }
}
