import Diagnostics
import DocumentVersions
import Files
import InterfaceXML

/// An unmerged document with its conflicts.
package struct ListedDocument: Sendable {
  package let document: UnmergedDocument
  /// The conflicts in the order of the document; none of a document that one side has not.
  package private(set) var conflicts: [ListedConflict] = []
  /// What keeps a version or the file from being read; nil for nothing.
  package private(set) var problem: Finding?
  private var versions: MergedVersions?

  /// The conflicts that are left.
  package var left: [ListedConflict] { conflicts.filter(\.isLeft) }
  /// Whether nothing is left to decide but to add the document.
  package var isDecided: Bool { document.kind == .both && problem == nil && left.isEmpty }

  init(_ document: UnmergedDocument, _ decisions: MergeDecisions) {
    self.document = document
    guard document.kind == .both else { return }
    do throws(ReadError) { try list(decisions) } catch { problem = Finding(error, at: document.shown) }
  }

  private mutating func list(_ decisions: MergeDecisions) throws(ReadError) {
    let versions = try document.versions()
    self.versions = versions
    let merged = versions.merged()
    let ids = ListedConflict.ids(of: merged.conflicts)
    let file = file(of: versions, merged.bytes)
    conflicts = zip(merged.conflicts, ids).map { conflict, id in
      ListedConflict(
        conflict: conflict, id: id, standing: file?.standing(of: conflict), line: file?.line(of: conflict),
        taken: decisions.side(of: id, in: document.key))
    }
    addReferences(versions, file)
  }

  /// The file as it stands; nil where it cannot be read.
  private mutating func file(of versions: MergedVersions, _ merged: [UInt8]) -> MergedFile? {
    do {
      return try MergedFile(document.bytes(), named: document.shown, of: versions, merged: merged)
    } catch {
      guard let error = error as? any LocatedError else { return nil }
      problem = Finding(error, at: document.shown)
      problem?.notes.append(
        Finding.Note("'git checkout --merge' merges it anew, without markers once 'init --git' was run"))
      return nil
    }
  }

  /// Adds the references that lead nowhere because of what was taken of theirs.
  private mutating func addReferences(_ versions: MergedVersions, _ file: MergedFile?) {
    let theirs = takenOfTheirs
    if theirs.isEmpty { return }
    let known = Set(conflicts.map(\.conflict.point))
    let others = versions.merged { theirs.contains($0) }.conflicts.filter {
      $0.kind == .dangling && !known.contains($0.point)
    }
    let all = conflicts.map(\.conflict) + others
    for (conflict, id) in zip(all, ListedConflict.ids(of: all)).dropFirst(conflicts.count) {
      conflicts.append(
        ListedConflict(
          conflict: conflict, id: id, standing: file?.standing(of: conflict),
          line: file?.line(of: conflict), taken: nil))
    }
  }

  /// What the file has their side of.
  private var takenOfTheirs: Set<MergePoint> {
    Set(conflicts.filter { $0.standing == .theirs }.map(\.conflict.point))
  }

  /// The file with one side of conflicts. Throws what keeps it from being read.
  func taking(_ side: MergeSide, of chosen: [ListedConflict]) throws -> [UInt8] {
    let versions = try versions ?? document.versions()
    return try versions.taking(
      side, of: Set(chosen.map(\.conflict.point)), after: takenOfTheirs, in: document.bytes(),
      named: document.shown)
  }
}
