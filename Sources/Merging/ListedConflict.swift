import DocumentVersions

/// A conflict of a document, with what the file has of it and what was decided.
package struct ListedConflict: Hashable, Sendable {
  package let conflict: MergeConflict
  /// Names it within its document, for as long as the merge lasts: the object's id and the property.
  package let id: String
  /// What the file has; nil if it cannot be read.
  package let standing: MergeStanding?
  /// The line in the file; nil if it has nothing of it.
  package let line: Int?
  /// The side that was taken by command.
  package let taken: MergeSide?

  /// Whether it is left to decide: nobody took a side, or wrote anything else into the file.
  package var isLeft: Bool { standing == nil || standing == .ours && taken != .ours }
  /// Whether a side can be taken. Of a reference that leads nowhere neither side can be.
  package var canBeTaken: Bool { conflict.kind != .dangling }

  /// Names conflicts. Those with the same object and property are numbered, from the second on.
  static func ids(of conflicts: [MergeConflict]) -> [String] {
    var counts: [String: Int] = [:]
    return conflicts.map { conflict in
      let parts = [conflict.object.isEmpty ? "document" : conflict.object] + parts(of: conflict)
      let name = parts.map(plain).joined(separator: ":")
      let count = counts[name, default: 0] + 1
      counts[name] = count
      return count == 1 ? name : "\(name)#\(count)"
    }
  }

  private static func parts(of conflict: MergeConflict) -> [String] {
    let property = conflict.property.isEmpty ? [] : [conflict.property]
    switch conflict.kind {
    case .value, .removedByOurs, .removedByTheirs, .added: return property
    case .place: return property + ["place"]
    case .order: return property + ["order"]
    case .dangling: return property + ["reference"]
    }
  }

  /// Ids and properties are a stranger's: what has a meaning for a shell or a terminal does not get into a name.
  private static func plain(_ text: String) -> String {
    let most = 60
    return String(
      text.unicodeScalars.prefix(most).map { scalar -> Character in
        let isPlain =
          ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
          || "-._".unicodeScalars.contains(scalar)
        return isPlain ? Character(scalar) : "_"
      })
  }
}
