import Assets
import Diagnostics
import SourceCode

/// Checks of a project's sources against all of its documents.
package struct ProjectChecks {
  private let code: ProjectCode
  /// The documents, each with its elements.
  private let subjects: [LintSubject]
  private let isBuilt: (String) -> Bool
  private var segues: Set<String> = []
  private var controllers: Set<String> = []
  private var cells: Set<String> = []
  /// What documents connect, by class.
  private var connected: [String: Set<String>] = [:]
  private var names: Set<String> = []

  /// - Parameters:
  ///   - code: The project's sources.
  ///   - subjects: Every document of the project that can be read.
  ///   - isBuilt: Whether a target has a source.
  package init(
    _ code: ProjectCode, _ subjects: [LintSubject], isBuilt: @escaping (String) -> Bool = { _ in true }
  ) {
    (self.code, self.subjects, self.isBuilt) = (code, subjects, isBuilt)
    for subject in subjects {
      names.insert(subject.name)
      for (index, node) in subject.nodes.enumerated() {
        let element = node.element
        if element.name == "segue", let id = element.peek("identifier") { segues.insert(id) }
        if let id = element.peek("storyboardIdentifier") { controllers.insert(id) }
        if let id = element.peek("reuseIdentifier") { cells.insert(id) }
        if let name = element.peek("customClass"), connected[name] == nil { connected[name] = [] }
        guard element.name == "outlet" || element.name == "outletCollection",
          let list = subject.nodes[index].parent, let owner = subject.nodes[list].parent,
          let name = subject.nodes[owner].element.peek("customClass"), let property = element.peek("property")
        else { continue }
        connected[name, default: []].insert(property)
      }
    }
  }

  /// The issues of rules, in order. `rules`: those that are wanted.
  package func issues(of rules: [LintRule]) -> [LintIssue] {
    let found: [(String, [LintIssue])] = [
      ("segue-missing", requests(.segue, segues) { "no storyboard has a segue \"\($0)\"" }),
      (
        "controller-missing",
        requests(.controller, controllers) { "no storyboard has a controller with the id \"\($0)\"" }
      ),
      (
        "storyboard-missing",
        requests(.storyboard, documents(".storyboard")) { "the project has no storyboard \"\($0)\"" }
      ),
      ("nib-missing", requests(.nib, documents(".xib")) { "the project has no xib \"\($0)\"" }),
      ("cell-missing", missingCells), ("outlet-unconnected", unconnectedOutlets),
      ("document-unused", unusedDocuments), ("identifier-unused", unusedIdentifiers),
    ]
    return found.flatMap { id, issues -> [LintIssue] in
      guard let rule = rules.first(where: { $0.id == id }) else { return [] }
      return issues.map { issue in
        var issue = issue
        (issue.rule, issue.severity) = (id, rule.severity)
        return issue
      }
    }.sorted(by: LintIssue.isBefore)
  }

  private func documents(_ ending: String) -> Set<String> {
    Set(
      code.documents.filter { $0.hasSuffix(ending) }.map { path in
        String((path.split(separator: "/").last ?? "").dropLast(ending.count))
      })
  }

  /// Sources whose requests count: tests bring documents of their own.
  private var sources: [SourceFile] {
    code.files.filter { file in
      !file.path.split(separator: "/").contains { $0.hasSuffix("Tests") || $0.hasSuffix("Test") }
    }
  }

  private func requests(
    _ kind: SourceFile.Request.Kind, _ known: Set<String>, _ message: (String) -> String
  ) -> [LintIssue] {
    // A project without any such thing in documents makes it elsewhere.
    if known.isEmpty { return [] }
    return sources.flatMap { file -> [LintIssue] in
      let requests = file.requests.filter { $0.kind == kind && !known.contains($0.name) }
      if requests.isEmpty || !isBuilt(file.path) { return [] }
      return requests.map { request in
        LintIssue(
          rule: "", severity: .error, message: message(request.name),
          location: SourceLocation(file: code.display(file.path), line: request.line, column: 1),
          object: "\(kind) \(request.name)")
      }
    }
  }

  private var missingCells: [LintIssue] {
    var known = cells
    for file in code.files {
      known.formUnion(file.requests.filter { $0.kind == .registeredCell }.map(\.name))
    }
    // Code that registers by a variable may register any text of its file.
    for file in code.files
    where file.words.contains("forCellReuseIdentifier") || file.words.contains("forCellWithReuseIdentifier") {
      known.formUnion(file.literals)
    }
    return requests(.cell, known) { "no document has a cell \"\($0)\", and no code registers it" }.filter {
      issue in
      // Helpers register cells by the names of their classes; code that makes cells itself needs none.
      !code.classes.declares(String((issue.object ?? "").dropFirst("cell ".count)))
        && !code.makesCells(issue.location.file)
    }
  }

  private var unconnectedOutlets: [LintIssue] {
    connected.keys.sorted().flatMap { name -> [LintIssue] in
      let types = code.classes.all(name)
      guard types.contains(where: \.isClass) else { return [] }
      // Documents of subclasses may connect it.
      let others = connected.filter { other, _ in
        other != name
          && code.classes.lineage(of: other, near: "").classes.dropFirst().contains { $0[0].name == name }
      }
      let all = others.values.reduce(connected[name] ?? []) { $0.union($1) }
      // Where nothing is connected the object is a placeholder that code replaces.
      if all.isEmpty { return [] }
      return types.flatMap { type in
        type.properties.filter { $0.isOutlet && $0.isForced && !all.contains($0.name) }.map { property in
          LintIssue(
            rule: "", severity: .warning,
            message: "no document connects the outlet \"\(property.name)\" of \(name)",
            location: SourceLocation(file: code.display(type.file), line: property.line, column: 1),
            object: "\(name).\(property.name)")
        }
      }
    }
  }

  private var unusedDocuments: [LintIssue] {
    let literals = code.files.reduce(into: Set<String>()) { $0.formUnion($1.literals) }
    let words = code.files.reduce(into: Set<String>()) { $0.formUnion($1.words) }
    var named = literals.union(words).union(code.listedNames)
    for subject in subjects {
      for node in subject.nodes {
        for name in ["storyboardName", "nibName", "customClass"] {
          if let value = node.element.peek(name) { named.insert(value) }
        }
      }
    }
    let lowered = Set(named.map { $0.lowercased() })
    return subjects.compactMap { subject in
      // `Login~ipad` and `LoginLandscape` belong to `Login`.
      let stem = subject.name.prefix { $0 != "~" }
      let isNamed =
        lowered.contains(stem.lowercased()) || lowered.contains(subject.name.lowercased())
        || stem.lowercased().hasSuffix("landscape") || literals.contains { $0.contains(stem) }
      guard !isNamed else { return nil }
      return LintIssue(
        rule: "", severity: .warning, message: "nothing in the project names \(subject.name)",
        location: SourceLocation(file: subject.path, line: 1, column: 1), object: subject.name)
    }
  }

  private var unusedIdentifiers: [LintIssue] {
    let literals = code.files.reduce(into: Set<String>()) { $0.formUnion($1.literals) }
    let words = code.files.reduce(into: Set<String>()) { $0.formUnion($1.words) }
    let lowered = Set(words.map { $0.lowercased() })
    return subjects.flatMap { subject in
      subject.nodes.indices.compactMap { index -> LintIssue? in
        let element = subject.nodes[index].element
        let name =
          element.name == "segue"
          ? "identifier"
          : element.peek("reuseIdentifier") != nil
            ? "reuseIdentifier" : "storyboardIdentifier"
        guard let id = element.peek(name), !id.isEmpty, !literals.contains(id),
          !lowered.contains(id.filter { $0.isLetter || $0.isNumber || $0 == "_" }.lowercased())
        else { return nil }
        return subject.issue("no source has the identifier \"\(id)\"", at: index)
      }
    }
  }
}

extension LintRule {
  /// The issue of a document that no target has.
  package static func untargeted(_ path: String, _ rule: LintRule) -> LintIssue {
    LintIssue(
      rule: rule.id, severity: rule.severity, message: "no target has this document",
      location: SourceLocation(file: path, line: 1, column: 1))
  }
}
