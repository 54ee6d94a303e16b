import Assets
import Diagnostics
import Files
import Git
import GoldenRuns
import Synchronization

/// The files of both sides of a comparison of revisions.
struct RevisionTrees: Sendable {
  private let repository: GitRepository
  private let changes: [GitChange]
  let old: RevisionTree
  /// Nil for the files on disk.
  let new: RevisionTree?
  private let changedCode = ChangedCode()

  /// The files of both sides, each read when it is asked for.
  ///
  /// - Parameters:
  ///   - changes: What changed from the one to the other.
  /// - Throws: `GitError` or `FileError`.
  init(_ workTrees: WorkTrees, from old: GitRevision, to new: GitSide, _ changes: [GitChange]) throws {
    (repository, self.changes) = (workTrees.repository, changes)
    let contents = RevisionContents(workTrees)
    self.old = try RevisionTree(old, from: contents)
    if case .revision(let new) = new {
      self.new = try RevisionTree(new, from: contents)
    } else {
      self.new = nil
    }
  }

  /// Where a file of the new side is.
  func place(ofNew path: String) -> String { new?.place(of: path) ?? repository.shown(path) }

  /// What a file was before, and what it is now, as far as it was and is there.
  private func contents(_ change: GitChange) -> [[UInt8]] {
    [change.old.map { old.place(of: $0) }, change.new.map(place(ofNew:))].compactMap {
      $0.flatMap { try? FileSystem.untraced.read($0).bytes }
    }
  }

  /// What the sources that changed have in them. One at a time is kept.
  private var code: ChangedCode.Content {
    changedCode.content { content in
      for change in changes
      where [change.old, change.new].contains(where: { $0.map(RevisionTree.isSource) ?? false }) {
        let versions = contents(change)
        for bytes in versions {
          content.names.add(bytes)
          if !content.asksAppearance {
            content.asksAppearance = ChangedResources.mayHold(bytes, "userInterfaceStyle")
          }
        }
        // The newer version is the last.
        if let path = change.new, let bytes = versions.last,
          let finding = ProjectAssets.unread(path, bytes: bytes.count)
        {
          content.unread.append(finding)
        }
      }
    }
  }

  /// Whether something changed that may look otherwise in the dark alone: files of catalogs, and code that asks for the appearance.
  var touchDark: Bool { UnseenEdits.touchAssets(changes) || code.asksAppearance }

  /// Lets documents of the older side have answers from the newer side's code where nothing that these depend on changed.
  func shareCode(in library: AssetLibrary) {
    library.compare(
      CodeVersions(
        older: old.place(of: ""), newer: { [self] in place(ofNew: $0) }, changed: code.names,
        changedSources: { [self] in changedSources }))
  }

  private var changedSources: [CodeVersions.ChangedSource] {
    changes.compactMap { change in
      guard [change.old, change.new].contains(where: { $0.map(RevisionTree.isSource) ?? false }) else {
        return nil
      }
      func version(_ path: String?) -> CodeVersions.ChangedSource.Version? {
        path.flatMap { path in
          (try? FileSystem.untraced.read(path).bytes).map { .init(path: path, bytes: $0) }
        }
      }
      return CodeVersions.ChangedSource(
        old: version(change.old.map { old.place(of: $0) }), new: version(change.new.map(place(ofNew:))))
    }
  }

  /// What changed besides documents.
  var resources: ChangedResources {
    let files = old.files + (new?.files ?? [])
    // What a link leads to is of other projects, too.
    let paths = files.contains(where: \.isLink) ? [] : files.map(\.path)
    return ChangedResources(
      changes, among: paths, source: { try? FileSystem.untraced.read(place(ofNew: $0)).bytes }, read: contents
    )
  }

  /// What revisions lack of what was asked for, and which sources that changed are not read.
  var findings: [Finding] {
    code.unread
      + [old, new].compactMap(\.self).filter { !$0.missing.isEmpty }.map { tree in
        let files = tree.missing.count == 1 ? "1 image or font" : "\(tree.missing.count) images and fonts"
        return Finding(
          .warning, .asset,
          "\(files) of \"\(tree.revision.name)\" are not in the repository, such as \(tree.missing[0])")
      }
  }
}

/// What sources that changed have in them, which are read for it once, when it is asked for.
private final class ChangedCode: Sendable {
  struct Content {
    var names = ChangedNames()
    /// Whether one asks for the appearance.
    var asksAppearance = false
    /// What says which are too large.
    var unread: [Finding] = []
  }

  private let known = Mutex<Content?>(nil)

  func content(_ read: (inout Content) -> Void) -> Content {
    known.withLock { known in
      if let known { return known }
      var content = Content()
      read(&content)
      known = content
      return content
    }
  }
}

extension UnseenEdits {
  /// Whether files of catalogs, which say what is shown in the dark, are among changes.
  static func touchAssets(_ changes: [GitChange]) -> Bool {
    changes.contains { $0.path.contains(".xcassets/") }
  }
}
