import Diagnostics
import DocumentVersions
import Files
import Git

/// The documents that git left unmerged in a repository, with what is left to decide.
package struct MergeStatus: Sendable {
  /// What git stopped in.
  package let merge: UnfinishedMerge
  /// The documents, sorted by path.
  package private(set) var documents: [ListedDocument] = []
  /// Documents that could not be read at all.
  package private(set) var errors: [Finding] = []
  private var decisions: MergeDecisions
  private let keys: Set<MergeDecisions.Key>

  /// Reads the unmerged documents of a repository.
  ///
  /// - Parameters:
  ///   - repository: The repository.
  ///   - paths: Files and folders below its root that are asked for; none for all.
  /// - Throws: `GitError` if git cannot list them.
  package init(of repository: GitRepository, _ paths: [String] = []) throws {
    decisions = MergeDecisions(in: try repository.gitFolder())
    merge = try repository.unfinishedMerge()
    let objects = try GitObjects(repository)
    var keys: Set<MergeDecisions.Key> = []
    for file in try repository.unmerged() where Self.isDocument(file.path) {
      do throws(UnmergedDocumentError) {
        let document = try UnmergedDocument(file, in: repository, objects, merge)
        keys.insert(document.key)
        guard paths.isEmpty || paths.contains(where: { Self.isBelow($0, file.path) }) else { continue }
        documents.append(ListedDocument(document, decisions))
      } catch {
        errors.append(Finding(error, at: repository.shown(file.path)))
      }
    }
    self.keys = keys
  }

  private static func isDocument(_ path: String) -> Bool {
    [".xib", ".storyboard"].contains { path.lowercased().hasSuffix($0) }
  }

  private static func isBelow(_ folder: String, _ path: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
  }

  /// Whether something is left to decide.
  package var isLeft: Bool { documents.contains { !$0.isDecided } || !errors.isEmpty }
  /// What could not be read.
  package var problems: [Finding] { errors + documents.compactMap(\.problem) }
  /// How many conflicts are left in all documents.
  package var leftCount: Int { documents.reduce(0) { $0 + $1.left.count } }

  // MARK: Taking sides

  /// A conflict of a document.
  package typealias Choice = (document: Int, conflict: ListedConflict)

  /// Returns the conflicts with an id, or of an object with it.
  package func conflicts(named id: String) -> [Choice] {
    let all = choices { _ in true }
    let exact = all.filter { $0.conflict.id == id }
    return exact.isEmpty ? all.filter { $0.conflict.id.hasPrefix(id + ":") } : exact
  }

  /// Returns the conflicts that are left and of which a side can be taken.
  package var undecided: [Choice] { choices { $0.isLeft && $0.canBeTaken } }

  private func choices(_ isChosen: (ListedConflict) -> Bool) -> [Choice] {
    documents.enumerated().flatMap { place, document in
      document.conflicts.filter(isChosen).map { Choice(place, $0) }
    }
  }

  /// Writes one side of conflicts into their documents, and notes that it was taken. If one document cannot be written, those
  /// before it are.
  ///
  /// - Parameters:
  ///   - side: The side.
  ///   - choices: The conflicts.
  /// - Throws: What keeps a document from being read or written.
  package mutating func take(_ side: MergeSide, of choices: [Choice]) throws {
    for place in Set(choices.map(\.document)).sorted() {
      let chosen = choices.filter { $0.document == place }.map(\.conflict)
      let document = documents[place].document
      let before = try document.bytes()
      let after = try documents[place].taking(side, of: chosen)
      if after != before { try OutputFile.write(after, to: document.file) }
      decisions.set(side, of: chosen.map(\.id), in: document.key)
      try decisions.write(keeping: keys)
      documents[place] = ListedDocument(document, decisions)
    }
  }
}
