import Assets
import Diagnostics
import Files
import Git
import GoldenRuns
import Goldens
import Screens
import Threads
import Typography
import Views

/// A run without goldens: what is compared with is drawn from another revision of the repository.
///
/// Both sides go the way of all goldens: the documents of the one are recorded into a temporary folder, those of the
/// other are judged by that. A document that is the same on both sides, with everything that it reads, is not drawn.
package struct RevisionRun {
  /// The sides, by git's habits.
  package struct Sides: Sendable {
    /// The revision that is compared with.
    package let old: GitRevision
    /// The other side.
    package let new: GitSide
    /// The revision as the user named it.
    package let name: String

    /// Reads `REV`, `A..B` or `A...B`. A single revision is compared with the files on disk from where the branch that is
    /// checked out left it, `A...B` from where these two parted; an end that is left out is `HEAD`.
    ///
    /// - Throws: `GitError`.
    package init(_ text: String, in repository: GitRepository) throws(GitError) {
      name = text
      for sign in ["...", ".."] {
        guard let place = text.firstRange(of: sign) else { continue }
        let ends = [text[..<place.lowerBound], text[place.upperBound...]].map {
          $0.isEmpty ? "HEAD" : String($0)
        }
        let (from, to) = (try repository.revision(ends[0]), try repository.revision(ends[1]))
        old = sign == "..." ? try repository.mergeBase(from, to) : from
        new = .revision(to)
        return
      }
      old = try repository.mergeBase(repository.revision(text), repository.revision("HEAD"))
      new = .workTree
    }
  }

  private let configuration: GoldenConfiguration
  private let options: GoldenRun.Options
  private let fonts: FontLibrary
  private let timings: Timings?
  private let repository: GitRepository
  private let sides: Sides
  /// The project's root below the repository's, ended by a slash unless it is that.
  private let prefix: String

  /// Creates a run for a configuration, which both sides share.
  ///
  /// - Throws: `GitError` where a revision cannot be had.
  package init(
    _ configuration: GoldenConfiguration, _ options: GoldenRun.Options, against revision: String,
    fonts: FontLibrary, timings: Timings? = nil
  ) throws(GitError) {
    (self.configuration, self.options) = (configuration, options)
    (self.fonts, self.timings) = (fonts, timings)
    repository = try GitRepository(around: configuration.root)
    sides = try Sides(revision, in: repository)
    let root = repository.path(of: configuration.root) ?? ""
    prefix = root.isEmpty ? "" : root + "/"
  }

  /// Draws and compares both sides.
  ///
  /// - Throws: `GitError`, `GoldenRunError`, or an error if a folder cannot be written.
  package func run() throws -> GoldenRun.Result {
    let workTrees = WorkTrees(repository)
    let found = try timings.measure("git") {
      try RepositoryChanges(workTrees, from: sides.old, to: sides.new)
    }
    let changes = found.files
    let trees = try timings.measure("git") { try revisionTrees(changes, workTrees) }
    let (was, now) = (placed(in: trees?.old), placed(in: trees?.new))
    var (record, verify) = (GoldenRun.Options(), options)
    (record.subject.recordsAccessibility, verify.subject.recordsAccessibility) = (true, true)
    record.subject.systemEras = eras(changes, now)
    let edited = shared(changes, was, now)
    for shared in edited {
      record.subject.sharedInputs[shared.old] = shared.sharedInputs
      verify.subject.sharedInputs[shared.new] = shared.sharedInputs
      record.subject.canvases[shared.old] = shared.canvases
      verify.subject.canvases[shared.new] = shared.canvases
      record.subject.unseen[shared.old] = shared.unseen
      verify.subject.unseen[shared.new] = shared.unseen
    }
    let (before, after) = (GoldenDocuments(was), GoldenDocuments(now))
    let affected = try affectedDocuments(before, after, changes, trees)
    if trees?.touchDark ?? UnseenEdits.touchAssets(changes) {
      let dark = UnseenEdits(from: nil, to: nil, assets: true)
      for path in affected.old where record.subject.unseen[path] == nil { record.subject.unseen[path] = dark }
      for path in affected.new where verify.subject.unseen[path] == nil { verify.subject.unseen[path] = dark }
    }
    let scratch = try ScratchFolder()
    (record.recording.mode, record.recording.isTemporary, record.jobs) = (.missing, true, options.jobs)
    (record.goldens, record.failures) = (scratch.path + "/goldens", scratch.path + "/failures")
    (record.selection.only, record.selection.scenes) = (affected.old, options.selection.scenes)
    (verify.selection.only, verify.selection.inputs, verify.goldens) = (affected.new, [], record.goldens)
    // What is equal on both sides is not painted, unless something changed that trees do not say: most of a large document.
    let isRecorded = trees?.resources.isRecorded == true
    let equal = isRecorded ? try GoldenRun(now, verify, fonts: fonts, timings: timings).equalTrees() : nil
    (record.subject.equalTrees, verify.subject.equalTrees) = (equal, equal)
    let base = try GoldenRun(was, record, fonts: fonts, timings: timings).run()
    (verify.recording.mode, verify.recording.rebases) = (.never, false)
    verify.failures = options.failures ?? configuration.path(configuration.failures)
    verify.baseline = GoldenBaseline(
      revision: GoldenReport.Revision(name: sides.name, commit: sides.old.id),
      folders: Set(before.all.map(\.folder)), faults: base.foundFaults)
    var result = try GoldenRun(now, verify, fonts: fonts, timings: timings).compared()
    result.findings += readingErrors(of: base, trees?.old, still: Set(after.all.map(\.relativePath)))
    result.findings += found.unfollowed + (trees?.findings ?? [])
    let failed = (result.report.items + result.report.reported).flatMap(\.failures).map(\.document)
    let unread = result.findings.filter { $0.severity == .error }.compactMap { $0.location?.file }
    let isWrong = Set(failed + unread)
    result.report.housekeeping = housekeeping(changes, affected, trees, edited).compactMap { kept in
      let change = isWrong.contains(kept.place) ? kept.rest(of: result.report) : kept.change([])
      return change.map { GoldenReport.Housekeeping(kept.shown, $0) }
    }
    let pictures = AlonePictures(
      configuration: was, options: record, fonts: fonts, timings: timings,
      recorded: scratch.path + "/goldens",
      failures: result.failures)
    for shared in edited {
      guard let document = shared.document else { continue }
      try pictures.add(to: &result.report, of: document, shared.old, at: now.path(shared.new))
    }
    DocumentWords(was: was, now: now, fonts: fonts, jobs: options.jobs)
      .add(to: &result.report, edited.map { ($0.old, $0.new) })
    result.report.goldens = ""
    result.report.quoteLines(below: [was.root, now.root]) { place(before: $0, changes, trees) }
    if let tree = trees?.new { result.show { tree.inner($0).map { repository.shown($0) } ?? $0 } }
    result.writeReports()
    return result
  }

  // MARK: Sides

  /// The files of both sides; nil if nothing changed that a picture can depend on.
  private func revisionTrees(_ changes: [GitChange], _ workTrees: WorkTrees) throws -> RevisionTrees? {
    guard changes.contains(where: { [$0.old, $0.new].contains { $0.map(RevisionTree.isRead) ?? false } })
    else {
      return nil
    }
    return try RevisionTrees(workTrees, from: sides.old, to: sides.new, changes)
  }

  /// Where the old side of a changed file is; nil if there is none.
  private func place(before file: String, _ changes: [GitChange], _ trees: RevisionTrees?) -> String? {
    guard let trees, let path = trees.new.map({ $0.inner(file) }) ?? repository.path(of: file) else {
      return nil
    }
    return changes.first { $0.new == path }?.old.map { trees.old.place(of: $0) }
  }

  /// The configuration of a side.
  private func placed(in tree: RevisionTree?) -> GoldenConfiguration {
    guard let tree else { return configuration }
    var result = configuration
    result.root = prefix.isEmpty ? tree.root : tree.place(of: String(prefix.dropLast()))
    return result
  }

  /// The eras that changed documents of the revision are drawn in: which tools saved a document last says how controls are
  /// drawn on a canvas, not in a running app.
  private func eras(_ changes: [GitChange], _ now: GoldenConfiguration) -> [String: Era] {
    var eras: [String: Era] = [:]
    for (old, new) in pairs(changes) {
      if let tools = DocumentComparison.tools(at: now.path(new)) { eras[old] = Era(attribute: tools) }
    }
    return eras
  }

  /// The paths of changed files that both sides have, relative to the project's root.
  private func pairs(_ changes: [GitChange]) -> [(old: String, new: String)] {
    changes.compactMap { change in
      guard let old = change.old, let new = change.new, old.hasPrefix(prefix), new.hasPrefix(prefix) else {
        return nil
      }
      return (String(old.dropFirst(prefix.count)), String(new.dropFirst(prefix.count)))
    }
  }

  /// What both sides of a changed document are laid out for.
  private struct Shared {
    var old, new: String
    /// The canvases of its scenes, if another device or other tools are named: on both sides those of now, since neither
    /// moves a view in a running app.
    var canvases: [String: DesignCanvas]
    /// The contents of its cells: those of now.
    var sharedInputs: SharedInputs
    var unseen: UnseenEdits
    /// The edits between the sides; nil where there are none to compare.
    var document: EditedDocument?
  }

  private func shared(
    _ changes: [GitChange], _ was: GoldenConfiguration, _ now: GoldenConfiguration
  ) -> [Shared] {
    let assets = UnseenEdits.touchAssets(changes)
    return pairs(changes).compactMap { old, new in
      guard [".xib", ".storyboard"].contains(where: { new.lowercased().hasSuffix($0) }) else { return nil }
      var (before, after) = (ComparedFile(was.path(old)).parsed, ComparedFile(now.path(new)).parsed)
      let scenes = (
        DocumentComparison.scenes(of: was.path(old), in: &before),
        DocumentComparison.scenes(of: now.path(new), in: &after)
      )
      let canvases = DocumentComparison.sharedCanvases(scenes.0, scenes.1).canvases
      let sides = (
        DocumentComparison.document(before, was.path(old)), DocumentComparison.document(after, now.path(new))
      )
      return Shared(
        old: old, new: new, canvases: canvases,
        sharedInputs: SharedInputs(
          of: scenes.1, beside: scenes.0, initial: sides.1?.root.peek("initialViewController")),
        unseen: UnseenEdits(from: sides.0, to: sides.1, assets: assets),
        document: EditedDocument(from: sides.0, to: sides.1))
    }
  }

  private struct Affected {
    var old: Set<String> = []
    var new: Set<String> = []
  }

  /// The documents of each side that may look otherwise than on the other one.
  private func affectedDocuments(
    _ before: GoldenDocuments, _ after: GoldenDocuments, _ changes: [GitChange],
    _ trees: RevisionTrees?
  ) throws -> Affected {
    guard let trees else { return Affected() }
    let resources = trees.resources
    let library = AssetLibrary()
    trees.shareCode(in: library)
    let answers = CodeAnswers(trees, library: library)
    let touched = Set(changes.flatMap { [$0.old, $0.new].compactMap(\.self) })
    func isAffected(_ document: GoldenDocuments.Document) -> Bool {
      let path = prefix + document.relativePath
      return document.isFlow || touched.contains(path)
        || resources.affect(path, (try? FileSystem.untraced.read(document.path).bytes) ?? []) { bytes in
          // Pictures may be in any language.
          resources.changesTexts
            || answers.document(path, path, bytes).differs(for: ReadingTraits(), isOfTexts: false)
        }
    }
    var result = Affected()
    result.new = Set(after.all.filter(isAffected).map(\.relativePath))
    result.old = Set(
      before.all.filter { isAffected($0) || result.new.contains($0.relativePath) }.map(\.relativePath))
    let both = Set(before.all.map(\.relativePath)).intersection(result.old)
    result.new.formUnion(after.all.map(\.relativePath).filter(both.contains))
    if !options.selection.inputs.isEmpty { try restrict(&result, before, after, changes) }
    return result
  }

  /// Keeps the documents that were asked for, under either name.
  private func restrict(
    _ affected: inout Affected, _ before: GoldenDocuments, _ after: GoldenDocuments, _ changes: [GitChange]
  ) throws(GoldenRunError) {
    var wanted: Set<String> = []
    for input in options.selection.inputs {
      let found = after.document(named: input) ?? before.document(named: input)
      guard let found else { throw .notAmongInputs(input, near: after.nearest(to: input)) }
      wanted.insert(found.relativePath)
      for change in changes where [change.old, change.new].contains(prefix + found.relativePath) {
        wanted.formUnion(
          [change.old, change.new].compactMap { $0.map { String($0.dropFirst(prefix.count)) } })
      }
    }
    affected.old.formIntersection(wanted)
    affected.new.formIntersection(wanted)
  }

  // MARK: What is reported

  /// What kept documents from being read that are still there, at their places in the revision.
  private func readingErrors(of base: GoldenRun.Result, _ tree: RevisionTree?, still: Set<String>)
    -> [Finding]
  {
    guard let tree else { return [] }
    return base.findings.filter { $0.severity == .error && $0.category != .unmatched }.compactMap { finding in
      var finding = finding
      guard let file = finding.location?.file, let inner = tree.inner(file) else { return nil }
      if !still.contains(String(inner.dropFirst(prefix.count))) { return nil }
      finding.location?.file = tree.shown(file)
      return finding
    }
  }

  private struct Kept: Sendable {
    /// Where the document is, and what messages call it.
    let place: String
    let shown: String
    /// The change, without what some subjects are about.
    let change: @Sendable ([EditSubject]) -> DocumentDifference.Housekeeping

    /// The edits of a document that no picture shows, besides those that a report has items about; nil for none.
    func rest(of report: GoldenReport) -> DocumentDifference.Housekeeping? {
      let items = (report.items + report.reported).filter { $0.failures.contains { $0.document == place } }
      if items.isEmpty { return nil }
      var change = change(items.map { EditSubject($0.changes) })
      change.isPart = true
      return change.hidden.isEmpty ? nil : change
    }
  }

  /// The documents whose text changed, each with what is to be said if nothing of it shows.
  private func housekeeping(
    _ changes: [GitChange], _ affected: Affected, _ trees: RevisionTrees?, _ edited: [Shared]
  ) -> [Kept] {
    guard let trees else { return [] }
    return changes.compactMap { change -> Kept? in
      guard let was = change.old, let now = change.new, !change.isMoveOnly, now.hasPrefix(prefix) else {
        return nil
      }
      let relative = String(now.dropFirst(prefix.count))
      guard affected.new.contains(relative) else { return nil }
      let place = placed(in: trees.new).path(relative)
      let before = trees.old.place(of: was)
      let edits = edited.first { $0.new == relative }?.document?.edits
      return Kept(place: place, shown: configuration.path(relative)) { subjects in
        var change = DocumentComparison.housekeeping(
          (before, DocumentComparison.tools(at: before)), (place, DocumentComparison.tools(at: place)))
        change.hidden = edits.map { HiddenEdits.list($0, besides: subjects, names: [:]) } ?? []
        return change
      }
    }.sorted { $0.place.utf8.lexicographicallyPrecedes($1.place.utf8) }
  }
}

extension GoldenRun.Result {
  /// Names files as messages show them.
  fileprivate mutating func show(_ name: (String) -> String) {
    func shown(_ finding: Finding) -> Finding {
      var finding = finding
      if let file = finding.location?.file { finding.location?.file = name(file) }
      return finding
    }
    findings = findings.map(shown)
    faults = faults.map(shown)
    report.show(name)
  }
}
