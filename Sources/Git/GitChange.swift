/// A file of a revision.
package struct GitFile: Hashable, Sendable {
  /// The path below the root.
  package internal(set) var path: String
  /// The object ID of its content.
  package let blob: String
  /// Whether it is a symbolic link, whose content is its target.
  package let isLink: Bool
  /// Whether it is a submodule, whose commit `blob` is.
  let isSubmodule: Bool
  /// The path of the submodule that the file is in; empty for a file of the repository itself.
  var submodule = ""

  /// Reads a line of `ls-tree`, mode, type, id, a tab and the path, or of `ls-files --stage`: mode, id, stage.
  init?(_ line: String) {
    guard let tab = line.firstIndex(of: "\t") else { return nil }
    let words = line[..<tab].split(separator: " ")
    guard words.count == 3 else { return nil }
    // The zero that marks a name which is not UTF-8 is before the line.
    path = (line.utf8.first == 0 ? "\0" : "") + line[line.index(after: tab)...]
    blob = String(words[1].utf8.count >= 40 ? words[1] : words[2])
    isLink = words[0] == "120000"
    isSubmodule = words[0] == "160000"
  }
}

/// The change of a file between two revisions.
package struct GitChange: Hashable, Sendable {
  /// The kinds of change.
  package enum Kind: Hashable, Sendable {
    case added, removed, changed, renamed
  }

  /// The kind; a copy counts as added, a renamed file may also be modified.
  package let kind: Kind
  /// The old path, below the root; nil for an added file.
  package private(set) var old: String?
  /// The new path; nil for a removed file.
  package private(set) var new: String?
  /// The object ID of the old content; nil for an added file.
  package private(set) var oldBlob: String?
  /// The object ID of the new content; nil for a removed file, and if it is only known after reading the file.
  package internal(set) var newBlob: String?
  /// Whether it is a submodule, whose commits take the place of contents.
  private(set) var isSubmodule = false

  /// The new path, or the old one of a removed file.
  package var path: String { new ?? old ?? "" }
  /// Whether the content is known to be unchanged.
  package var isMoveOnly: Bool { kind == .renamed && oldBlob != nil && oldBlob == newBlob }

  init(_ kind: Kind, old: String?, new: String?) { (self.kind, self.old, self.new) = (kind, old, new) }

  /// A submodule that has the same commit on both sides.
  init(submodule path: String, at commit: String) {
    self.init(.changed, old: path, new: path)
    (oldBlob, newBlob, isSubmodule) = (commit, commit, true)
  }

  /// The change as one of a repository around this one, in which this one has a path.
  func below(_ path: String) -> GitChange {
    if path.isEmpty { return self }
    var result = self
    (result.old, result.new) = (old.map { path + "/" + $0 }, new.map { path + "/" + $0 })
    return result
  }

  /// A renamed submodule as one that is gone and one that is new; any other change as it is.
  var parts: [GitChange] {
    guard isSubmodule, kind == .renamed else { return [self] }
    var (gone, added) = (GitChange(.removed, old: old, new: nil), GitChange(.added, old: nil, new: new))
    (gone.oldBlob, gone.isSubmodule) = (oldBlob, true)
    (added.newBlob, added.isSubmodule) = (newBlob, true)
    return [gone, added]
  }

  /// Parses the output of `git diff --raw -z`: `:modes ids status`, then one path or two.
  static func all(_ fields: [String]) -> [GitChange] {
    var changes: [GitChange] = []
    var rest = fields[...]
    while let head = rest.popFirst() {
      let words = head.split(separator: " ")
      guard head.hasPrefix(":"), words.count == 5, let path = rest.popFirst() else { continue }
      var change: GitChange
      switch words[4].first {
      case "A": change = GitChange(.added, old: nil, new: path)
      case "D": change = GitChange(.removed, old: path, new: nil)
      case "R": change = GitChange(.renamed, old: path, new: rest.popFirst() ?? path)
      case "C": change = GitChange(.added, old: nil, new: rest.popFirst() ?? path)
      default: change = GitChange(.changed, old: path, new: path)
      }
      change.isSubmodule = words[0] == ":160000" || words[1] == "160000"
      if change.old != nil { change.oldBlob = known(words[2]) }
      if change.new != nil { change.newBlob = known(words[3]) }
      changes.append(change)
    }
    return changes
  }

  /// Combines the changes up to the staged files with those from there to the files on disk.
  static func composed(_ staged: [GitChange], _ dirty: [GitChange]) -> [GitChange] {
    var left = Dictionary(dirty.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var changes = staged.compactMap { change -> GitChange? in
      guard let path = change.new, let later = left.removeValue(forKey: path) else { return change }
      var result = change
      if later.kind == .removed {
        if change.old == nil { return nil }
        result = GitChange(.removed, old: change.old, new: nil)
        result.oldBlob = change.oldBlob
      } else {
        result.newBlob = nil
      }
      return result
    }
    for change in dirty { if let rest = left.removeValue(forKey: change.path) { changes.append(rest) } }
    return changes.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Zeros mean that git has not read the content.
  private static func known(_ id: Substring) -> String? { id.allSatisfy { $0 == "0" } ? nil : String(id) }
}
