import Assets
import Diagnostics
import Files
import Git
import GoldenRuns
import Goldens
import InterfaceFile
import Localization
import Screens
import Threads

/// Compares the documents of a repository between a revision and another one, or the files on disk.
package struct RevisionComparison: Sendable {
  private let repository: GitRepository
  private let trees: RevisionTrees
  private let changes: [GitChange]
  private let unfollowed: [Finding]
  private var old: RevisionTree { trees.old }
  private var new: RevisionTree? { trees.new }

  /// A comparison of two sides of a repository, whose files are listed now and read when they are needed.
  ///
  /// - Throws: `GitError` or `FileError`.
  package init(_ repository: GitRepository, from old: GitRevision, to new: GitSide) throws {
    self.repository = repository
    let workTrees = WorkTrees(repository)
    let changes = try RepositoryChanges(workTrees, from: old, to: new)
    (self.changes, unfollowed) = (changes.files, changes.unfollowed)
    trees = try RevisionTrees(workTrees, from: old, to: new, changes.files)
  }

  /// What makes a comparison incomplete, known once it is made: errors are about what is not compared at all.
  package var findings: [Finding] { unfollowed + trees.findings }

  /// A document and what it was called before.
  private struct Pair: Sendable {
    var old: String?
    var new: String?
    var isChanged: Bool
    var path: String { new ?? old ?? "" }
  }

  /// Compares documents.
  ///
  /// - Parameters:
  ///   - paths: Documents, or folders of them, below the repository's root; empty for all.
  ///   - settings: What the comparison is made with.
  ///   - jobs: The number of threads.
  /// - Throws: `GitError` for a path that neither side has.
  package func run(
    _ paths: [String], _ settings: ComparisonSettings, jobs: Int
  ) throws(GitError) -> DifferenceReport {
    let pairs = pairs()
    for path in paths where !exists(path) {
      throw GitError.noSuchFile(path, in: old.revision, near: NearestName.of(path, in: pairs.map(\.path)))
    }
    let chosen = pairs.filter { pair in
      paths.isEmpty || paths.contains { Self.isBelow(pair.new, $0) || Self.isBelow(pair.old, $0) }
    }
    var settings = settings
    settings.changesAssets = trees.touchDark
    trees.shareCode(in: settings.library)
    let resources = trees.resources
    let answers = CodeAnswers(trees, library: settings.library)
    let languages: [[ScreenLanguage]?] = Workers.map(chosen.count, width: jobs) { [settings] index in
      affectedLanguages(chosen[index], resources, answers, settings)
    }
    let (affected, texts) = (
      zip(chosen, languages).filter { $1 != nil }.map { $0.0 }, languages.compactMap(\.self)
    )
    let results = Workers.map(affected.count, width: jobs) { [settings] index in
      var settings = settings
      settings.textLanguages = texts[index]
      return compare(affected[index], settings)
    }
    let documents = zip(affected, results).filter { pair, document in
      // What is around a document of another system changes nothing that is known of it.
      document.housekeeping?.otherSystem == nil || pair.isChanged || pair.old != pair.new
    }.map(\.1).filter { document in
      document.isVisible || document.housekeeping != nil || document.status == .renamed
        || !document.scenes.isEmpty || !document.hidden.isEmpty
    }
    let named = changes.filter { change in
      paths.isEmpty || paths.contains { Self.isBelow(change.new, $0) || Self.isBelow(change.old, $0) }
    }
    let lists = ChangedApplications.differences(
      named, places: (old.place, place(ofNew:)), shown: repository.shown)
    let stems = Set(
      pairs.map { InputFile.documentName(of: $0.path) }.map { $0.prefix { $0 != "." } }.map(String.init))
    let others =
      lists
      + ChangedTexts(besides: documents).differences(
        named, documents: stems, places: (old.place, place(ofNew:)), shown: repository.shown)
    var report = DifferenceReport(
      others.isEmpty
        ? documents
        : (documents + others).sorted { $0.document.utf8.lexicographicallyPrecedes($1.document.utf8) })
    let moves = report.noteMoves()
    let groups = Dictionary(grouping: moves) { [$0.old, $0.new] }.sorted {
      $0.key.lexicographicallyPrecedes($1.key)
    }
    if groups.isEmpty { return report }
    let old = Dictionary(
      pairs.compactMap { pair in pair.old.map { (repository.shown($0), $0) } },
      uniquingKeysWith: { first, _ in first })
    let new = Dictionary(
      pairs.compactMap { pair in pair.new.map { (repository.shown(pair.path), $0) } },
      uniquingKeysWith: { first, _ in first })
    let compared = Workers.map(min(groups.count, Self.mostMoves), width: jobs) { [settings] in
      let (documents, moves) = groups[$0]
      return compareMoved(moves, from: old[documents[0]], to: new[documents[1]], settings)
    }
    for (group, compared) in zip(groups, compared) {
      for move in group.value { if let compared { report.note(compared, of: move) } }
    }
    return report
  }

  /// The most pairs of documents between which screens moved that are compared: a stranger may have made them.
  private static let mostMoves = 64

  /// Compares screens between the document that had them and the one that has them; nil where one of these is not compared.
  private func compareMoved(
    _ moves: [DifferenceReport.Move], from old: String?, to new: String?, _ settings: ComparisonSettings
  ) -> DocumentDifference? {
    guard let old, let new else { return nil }
    var settings = settings
    settings.request.scenes = moves.map(\.screen)
    return comparison(of: Pair(old: old, new: new, isChanged: true), settings).run()
  }

  private static func isBelow(_ path: String?, _ folder: String) -> Bool {
    guard let path else { return false }
    return folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
  }

  private func exists(_ path: String) -> Bool {
    if path.isEmpty || old.contains(path) { return true }
    return FileSystem.untraced.exists(place(ofNew: path))
  }

  // MARK: Documents

  /// The documents of both sides, sorted by path.
  private func pairs() -> [Pair] {
    let gone = Set(changes.filter { $0.kind != .changed }.compactMap(\.old))
    let touched = changes.filter { Self.isDocument($0.path) || Self.isDocument($0.old ?? "") }
    var pairs = touched.map { change in
      Pair(
        old: change.old.flatMap { Self.isDocument($0) ? $0 : nil },
        new: change.new.flatMap { Self.isDocument($0) ? $0 : nil }, isChanged: !change.isMoveOnly)
    }
    let known = Set(pairs.compactMap(\.new) + pairs.compactMap(\.old))
    for path in old.files.map(\.path)
    where Self.isDocument(path) && !gone.contains(path) && !known.contains(path) {
      pairs.append(Pair(old: path, new: path, isChanged: false))
    }
    // What is shown with another document is no document of its own.
    return pairs.filter { !isCompanion($0) }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private static func isDocument(_ path: String) -> Bool {
    let path = path.lowercased()
    return [".xib", ".storyboard", ".scene.json"].contains { path.hasSuffix($0) }
      && RevisionTree.isNeeded(path)
  }

  private func isCompanion(_ pair: Pair) -> Bool {
    guard let stem = ChangedResources.withoutLandscape(InputFile.documentName(of: pair.path)) else {
      return false
    }
    let folder = pair.path.lastIndex(of: "/").map { String(pair.path[...$0]) } ?? ""
    let ending = pair.path.dropFirst(folder.utf8.count + InputFile.documentName(of: pair.path).utf8.count)
    return ["", "-portrait"].contains { suffix in
      let main = folder + stem + suffix + ending
      return LayoutCompanion.landscape(of: place(ofNew: main), in: .untraced).map {
        repository.path(of: $0) ?? new?.inner($0)
      } == pair.path
        && FileSystem.untraced.exists(place(ofNew: main))
    }
  }

  /// The languages, besides the one that is read, in which code gives the objects of a document other texts than before; nil for a
  /// document that cannot look otherwise.
  private func affectedLanguages(
    _ pair: Pair, _ resources: ChangedResources, _ answers: CodeAnswers, _ settings: ComparisonSettings
  ) -> [ScreenLanguage]? {
    guard let path = pair.new, let oldPath = pair.old else { return [] }
    func content() -> [UInt8] { (try? FileSystem.untraced.read(place(ofNew: path)).bytes) ?? [] }
    let asked = settings.request.language
    let others =
      settings.comparesLanguages ? resources.languages.sorted().compactMap { ScreenLanguage($0) } : []
    var found: [ScreenLanguage]?
    func ask(_ bytes: [UInt8]) -> Bool {
      let document = answers.document(oldPath, path, bytes)
      func differ(in language: ScreenLanguage?) -> Bool {
        var reading = settings.request.reading
        reading.language = language
        return document.differs(for: reading, isOfTexts: language != asked)
      }
      let languages = others.filter { $0 != asked && differ(in: $0) }
      found = languages
      return !languages.isEmpty || differ(in: asked)
    }
    let isSame = !pair.isChanged && path == oldPath
    if isSame, !resources.affect(path, content(), asks: ask) { return nil }
    // Where something else affects it, nobody has asked.
    if found == nil, !others.isEmpty { _ = ask(content()) }
    return found ?? []
  }

  // MARK: Places

  private func place(ofNew path: String) -> String { trees.place(ofNew: path) }

  private func compare(_ pair: Pair, _ settings: ComparisonSettings) -> DocumentDifference {
    let before = pair.old.flatMap { $0 == pair.new ? nil : repository.shown($0) }
    let gone = pair.new == nil ? pair.old.map { repository.shown($0) } : nil
    var result = comparison(of: pair, settings).run(was: before)
    if let gone {
      let removed = result
      result = DocumentDifference(gone, was: nil, removed.status)
      (result.sceneCount, result.housekeeping) = (removed.sceneCount, removed.housekeeping)
      result.scenes = removed.scenes
    }
    return result
  }

  /// Returns the comparison of one document of the newer side, whether or not it can look different, and what the document is
  /// called on the older side; nil if the newer side has no such document.
  func comparison(
    of path: String, _ settings: ComparisonSettings
  ) -> (comparison: DocumentComparison, was: String?)? {
    guard let pair = pairs().first(where: { $0.new == path }) else { return nil }
    var settings = settings
    settings.changesAssets = trees.touchDark
    return (
      comparison(of: pair, settings), pair.old.flatMap { $0 == path ? nil : repository.shown($0) }
    )
  }

  private func comparison(of pair: Pair, _ settings: ComparisonSettings) -> DocumentComparison {
    let was = pair.old.map { path in
      ComparedFile(old.place(of: path)) { [old] path in old.shown(path) }
    }
    let now = pair.new.map { path in
      ComparedFile(place(ofNew: path)) { [new, repository] path in
        new?.inner(path).map { repository.shown($0) } ?? path
      }
    }
    return DocumentComparison(old: was, new: now, settings)
  }
}
