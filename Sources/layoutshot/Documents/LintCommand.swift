import Assets
import Diagnostics
import Files
import GoldenRuns
import InterfaceFile
import JSON
import Lint
import Localization
import Screens
import Threads
import Typography

/// `layoutshot lint`: checks documents by rules.
struct LintCommand {
  private let options: CommonOptions
  private let rules: [LintRule]
  private let settings: LintSettings
  private let choices: LintChoices
  private let listsRules: Bool
  private let format: LintReport.Format
  private let output: String?
  private let baseline: String?
  private let laysOut: Bool
  private let isFixing: Bool

  init(_ parsed: ParsedArguments) throws {
    options = try CommonOptions(parsed)
    listsRules = parsed.has("rules")
    format = try parsed.word("format", LintReport.Format.allCases.map { ($0.rawValue, $0) }, default: .text)
    output = parsed.value("output")
    baseline = parsed.value("baseline")
    (laysOut, isFixing) = (!parsed.has("no-layout"), parsed.has("fix"))
    var findings: [Finding] = []
    settings = try Self.settings(&findings)
    if !findings.isEmpty { Terminal.error(options.text(findings)) }
    if findings.contains(where: { $0.severity == .error }) {
      throw UsageError("what other linters are configured with cannot be read")
    }
    choices = try LintChoices.read()
    rules = try Self.rules(parsed, settings, choices)
  }

  /// What the files of IBLinter and xiblint say that are in the working directory.
  private static func settings(_ findings: inout [Finding]) throws -> LintSettings {
    func bytes(_ file: String) throws -> [UInt8]? {
      guard FileSystem.untraced.exists(file) else { return nil }
      let bytes = try FileSystem.untraced.read(file, limit: LintSettings.largestFile).bytes
      guard bytes.count <= LintSettings.largestFile else { throw UsageError("\(file) is too large") }
      return bytes
    }
    var settings = LintSettings()
    if let bytes = try bytes(LintSettings.fileName) {
      settings = LintSettings(bytes, file: LintSettings.fileName, &findings)
    }
    if let bytes = try bytes(LintSettings.otherFileName) {
      settings.add(bytes, file: LintSettings.otherFileName, &findings)
    }
    return settings
  }

  private static func rules(_ parsed: ParsedArguments, _ settings: LintSettings, _ choices: LintChoices)
    throws
    -> [LintRule]
  {
    var wanted = parsed.all("rule")
    let isOnly = wanted.contains("only")
    wanted.removeAll { $0 == "only" }
    let unwanted = parsed.all("no-rule")
    for id in wanted + unwanted where LintRule.named(id) == nil {
      throw UsageError("no rule \"\(PrintedText.shortened(id))\"; 'layoutshot lint --rules' lists them")
    }
    if let unknown = (choices.rules + choices.noRules).first(where: { LintRule.named($0.id) == nil }) {
      throw ConfigurationError([
        Finding(.error, .request, "no rule \"\(PrintedText.shortened(unknown.id))\"", at: unknown.place)
      ])
    }
    // The command line goes before the configuration.
    if !isOnly { wanted += choices.rules.map(\.id).filter { !unwanted.contains($0) } }
    let dropped = unwanted + choices.noRules.map(\.id).filter { !parsed.all("rule").contains($0) }
    let usual = LintRule.all.filter { rule in wanted.contains(rule.id) || rule.isDefault && !isOnly }
    return (isOnly ? usual : settings.rules(usual)).filter {
      !dropped.contains($0.id)
    }
  }

  func run() throws -> Int32 {
    if listsRules {
      Terminal.print(Self.listing)
      return 0
    }
    let named = Set(options.inputs)
    let found = try Linting(options, rules, settings, named, laysOut: laysOut).run(documents())
    var issues = found.issues.filter {
      !choices.ignores(rule: $0.rule, object: $0.object, in: $0.location.file)
    }
    if let baseline {
      if FileSystem.untraced.exists(baseline) {
        let bytes = try FileSystem.untraced.read(baseline).bytes
        do {
          guard let known = try LintBaseline(bytes) else {
            throw UsageError(
              "\(baseline) is no baseline: it has no \"baseline\", a list of files, rules and objects")
          }
          issues = known.new(among: issues)
        } catch let error as JSONError {
          let place = SourceLocation(file: baseline, error.place)
          Terminal.error(options.text([Finding(.error, .request, error.reason, at: place)]))
          return 2
        }
      } else {
        try OutputFile.write(Array(LintBaseline(issues).text.utf8), to: baseline)
        if !options.isQuiet {
          let words = "\(issues.count) issues are the baseline now; what is new will be reported"
          Terminal.error(options.text([Finding(.note, .request, words, at: SourceLocation(file: baseline))]))
        }
        issues = []
      }
    }
    if isFixing { issues = try LintFixing(options).fix(issues) }
    try print(issues)
    if found.hasFailed { return 2 }
    let fails = issues.contains { $0.severity == .error || options.isStrict && $0.severity == .warning }
    return fails ? 1 : 0
  }

  private func print(_ issues: [LintIssue]) throws {
    let report = LintReport(issues).text(
      format, version: Frontend.version, printer: options.printer, listsAll: options.isVerbose)
    let text = report + (format == .text ? summary(issues) : "")
    if let output {
      try OutputFile.write(Array(text.utf8), to: output)
    } else {
      Terminal.print(text)
    }
  }

  private func summary(_ issues: [LintIssue]) -> String {
    if issues.isEmpty || options.isQuiet { return "" }
    func count(_ severity: Severity, _ word: String) -> String? {
      let count = issues.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    let counts = [count(.error, "error"), count(.warning, "warning"), count(.note, "note")].compactMap(\.self)
    let files = Set(issues.map(\.location.file)).count
    return "\(counts.joined(separator: ", ")) in \(files) file\(files == 1 ? "" : "s")\n"
  }

  private static var listing: String {
    LintRule.all.map { rule in
      let words = [rule.isDefault ? rule.severity.rawValue : "off", rule.reads.rawValue, rule.origin]
        .compactMap(\.self)
      return "\(rule.id)  [\(words.joined(separator: ", "))]  \(rule.summary)\n"
    }.joined()
  }

  /// The documents that are named, those in folders that are, or those below the current folder.
  private func documents() throws -> [String] {
    let inputs = options.inputs.isEmpty ? ["."] : options.inputs
    return try DocumentsBelow.all(of: inputs, for: "lint").filter(settings.admits)
  }
}

/// A run of rules over documents.
private struct Linting {
  private let options: CommonOptions
  private let rules: [LintRule]
  private let settings: LintSettings
  private let laysOut: Bool
  private let variants: LintVariants
  /// The documents that are checked although no target has them.
  private let named: Set<String>
  private let library: AssetLibrary
  private let renderer: Renderer
  private let storyboards = ProjectStoryboards()

  struct Result {
    var issues: [LintIssue] = []
    var hasFailed = false
  }

  init(
    _ options: CommonOptions, _ rules: [LintRule], _ settings: LintSettings, _ named: Set<String>,
    laysOut: Bool
  ) throws {
    (self.options, self.rules, self.settings, self.named) = (options, rules, settings, named)
    self.laysOut = laysOut && rules.contains { $0.reads == .layout }
    library = try options.assetLibrary()
    variants = try LintVariants(options)
    renderer = Renderer(fonts: try options.fonts(), showsChrome: false)
  }

  func run(_ paths: [String]) throws -> Result {
    let results = Workers.map(paths.count, width: try options.jobs()) { index in check(paths[index]) }
    var result = Result()
    for own in results {
      result.issues += own.issues
      if let message = own.message {
        Terminal.error(message)
        result.hasFailed = true
      }
    }
    result.issues += projectIssues(paths)
    result.issues.sort(by: LintIssue.isBefore)
    return result
  }

  private func check(_ path: String) -> (issues: [LintIssue], message: String?) {
    do {
      let isLeftOut = ProjectAssets.leavesOut(document: path, library)
      // Of what no application has only what it says of the sources matters, as sources change with those that are used.
      let isChecked = !isLeftOut || named.contains(path)
      let rules = isChecked ? rules : rules.filter { $0.reads == .code }
      let input = try FileSystem.untraced.read(path)
      let document = try InterfaceDocument.read(input, in: .untraced)
      let resources = DocumentResources(document: path, library: library, in: .untraced)
      var issues: [LintIssue] = []
      if document.generation == .document {
        issues += LintRule.issues(in: LintSubject(document, resources, settings), of: rules)
      }
      if isLeftOut, let rule = rules.first(where: { $0.id == "document-untargeted" }) {
        issues.append(LintRule.untargeted(path, rule))
      }
      if rules.contains(where: { $0.reads == .languages }) { issues += languageIssues(path, document) }
      if laysOut, isChecked { issues += try layoutIssues(path, document, resources) }
      return (issues, nil)
    } catch {
      return ([], options.printer.text(anyError: error, at: SourceLocation(file: path)))
    }
  }

  /// What the document's texts in its other languages lack, or have too many.
  private func languageIssues(_ path: String, _ document: InterfaceDocument) -> [LintIssue] {
    // Several languages of one document share a table.
    var seen: Set<LintIssue> = []
    return DocumentLanguages.of(path, library, in: .untraced).flatMap { language -> [LintIssue] in
      let source = try? LocalizedSource(path, language, in: .untraced)
      return LintRule.issues(of: source?.texts(for: document).findings ?? [], rules)
    }.filter { seen.insert($0).inserted }
  }

  private func layoutIssues(
    _ path: String, _ document: InterfaceDocument, _ resources: DocumentResources
  ) throws -> [LintIssue] {
    var parsed = ParsedDocuments([path: document], in: .untraced, library)
    let renderer = renderer.using(resources)
    let project = resources.project
    let changes = { @Sendable (name: String) in project.changedProperties(ofClass: name) }
    let showsBoth =
      rules.contains { $0.id == "contrast" } && !(project.code?.choosesAppearance ?? false)
    var findings = ScreenFindings()
    var matching = FindingSet()
    var screens: [(id: String, layouts: ScreenLayouts)] = []
    for (number, request) in variants.requests(for: path, library).enumerated() {
      var loaded = try LoadedDocument.load(path, for: request.reading, parsed: &parsed)
      resources.complete(&loaded.scenes, for: request.reading)
      resources.followReferences(to: &loaded.scenes, for: request.reading, among: storyboards)
      for scene in loaded.scenes where !scene.isConstraintTemplate {
        let screen = Screen(scene)
        matching.append(contentsOf: screen.findings)
        let index = screens.firstIndex { $0.id == scene.id } ?? screens.count
        if index == screens.count { screens.append((scene.id, ScreenLayouts(renderer, changes: changes))) }
        var wanted = request.traits(for: screen)
        // Layout does not depend on the appearance, but contrast does.
        if number == 0, showsBoth, let first = wanted.first, screen.canvas.application.style == nil {
          var dark = first
          dark.appearance = .dark
          wanted.append(dark)
        }
        for traits in wanted {
          let drawn = renderer.drawing(of: screen.layOut(traits, fonts: renderer.fonts))
          screens[index].layouts.add(drawn)
          findings.add(drawn)
        }
      }
    }
    let issues =
      screens.flatMap { LintRule.issues(in: $0.layouts, rules) }
      + LintRule.issues(of: findings.findings + matching.elements, rules)
    // The same in another orientation is the same; what a table shows of another document is checked there.
    var seen: Set<[String]> = []
    return issues.filter { issue in
      issue.location.file == path
        && seen.insert([issue.rule, issue.object ?? issue.message, "\(issue.location.line)"]).inserted
    }
  }

  /// Checks of the sources of the projects that the documents are in, against all documents of these.
  private func projectIssues(_ paths: [String]) -> [LintIssue] {
    guard rules.contains(where: { $0.reads == .code }) else { return [] }
    var seen: Set<ObjectIdentifier> = []
    return paths.flatMap { path -> [LintIssue] in
      let project = ProjectAssets(document: path, library: library, in: .untraced)
      guard let code = project.code, seen.insert(ObjectIdentifier(code)).inserted, !code.files.isEmpty else {
        return []
      }
      let subjects = code.documents.compactMap { path -> LintSubject? in
        let name = code.display(path)
        guard let input = try? FileSystem.untraced.read(path),
          let document = try? InterfaceDocument.read(input.bytes, file: name),
          document.generation == .document
        else { return nil }
        return LintSubject(document)
      }
      let applications = project.applications
      let checks = ProjectChecks(code, subjects) { !applications.leavesOut($0) }
      return checks.issues(of: rules)
    }
  }
}

extension LintSubject {
  /// A document with what its project knows.
  fileprivate convenience init(
    _ document: InterfaceDocument, _ resources: DocumentResources, _ settings: LintSettings
  ) {
    let project = resources.project
    let name = document.file.split(separator: "/").last.map(String.init) ?? document.file
    self.init(
      document, code: project.code, settings: settings, hasImage: { project.knows(image: $0) },
      hasColor: { project.knows(color: $0) }, hasFont: { project.lists(fontFile: $0, for: name) })
  }
}
