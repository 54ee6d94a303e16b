import Assets
import Diagnostics
import Glibc
import Goldens
import InterfaceFile

/// Goldens that no screen has any more. What ought to be follows from documents and matrix; nothing is drawn for it.
package enum GoldenOrphans {
  /// What was found of a project.
  package struct Result: Sendable {
    /// Pictures, trees and left-overs of ended runs below the goldens' folder, and lines of the lock file, sorted.
    package var orphans: [String]
    /// What is to be said.
    package var findings: [Finding]
    /// Whether every document could be read; else nothing may be removed.
    package var isComplete: Bool
  }

  /// Finds what is too much in the store of a configuration's goldens.
  ///
  /// - Throws: what keeps the lock file from being read.
  package static func find(_ configuration: GoldenConfiguration, in store: GoldenStore) throws -> Result {
    _ = try store.lock()
    let library = AssetLibrary()
    var (expected, findings, isComplete) = (Set<String>(), [Finding](), true)
    for document in GoldenDocuments(configuration).all {
      do {
        let plan = try GoldenPlan(document, configuration, library: library, scenes: [])
        expected.formUnion(plan.paths)
        if !plan.isSound {
          isComplete = false
          findings += plan.findings.filter { $0.severity == .error }
        }
      } catch let error as ReadError where error.isOfAnotherSystem {
        continue
      } catch {
        isComplete = false
        findings.append(.failure(error, at: document.path))
      }
    }
    return Result(orphans: find(in: store, expected: expected), findings: findings, isComplete: isComplete)
  }

  /// What is in a store beside what is expected.
  static func find(in store: GoldenStore, expected: Set<String>) -> [String] {
    let trees = Set(expected.map { GoldenPath.beside($0, GoldenPath.tree) })
    let files = FolderWalk.files(below: store.folder).filter { path in
      let isOurs =
        path.hasSuffix(GoldenPath.picture) || path.hasSuffix(GoldenPath.tree)
        || (path.hasSuffix(".tmp")
          && (path.contains(".png.") || path.contains(".json.") || path.contains(".lock.")))
      return isOurs && !expected.contains(path) && !trees.contains(path)
    }
    let lines = ((try? store.lock())?.paths ?? []).filter { !expected.contains($0) }
    return Set(files + lines).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

extension GoldenStore {
  /// Removes what `GoldenOrphans` found, and folders that hold nothing then. Of what lies elsewhere, as lines of a lock
  /// file may say, the line alone goes.
  package func removeOrphans(_ paths: [String]) throws {
    for path in paths
    where GoldenPath.leadsDown(path) && isInside(path) && unlink(file(path)) != 0 && errno != ENOENT {
      throw FileError(.unwritable, path: file(path), code: errno)
    }
    if !paths.isEmpty { try updateLock { lock in for path in paths { lock[path] = nil } } }
    FolderWalk.removeEmptyFolders(below: folder)
  }
}
