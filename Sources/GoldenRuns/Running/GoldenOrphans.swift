import Assets
import Diagnostics
import Files
import Flows
import Glibc
import Goldens
import InterfaceFile
import Screens

/// Goldens that no longer belong to any screen, determined from the documents and the matrix without drawing anything.
package enum GoldenOrphans {
  /// The result of searching a project for orphans.
  package struct Result: Sendable {
    /// Pictures, trees and leftovers of interrupted runs below the goldens' folder, and entries of the lock file,
    /// sorted.
    package var orphans: [String]
    /// The findings to report.
    package var findings: [Finding]
    /// Whether every document could be read; if not, nothing may be removed.
    package var isComplete: Bool
  }

  /// Finds the orphans in the store of a configuration's goldens.
  ///
  /// - Throws: `GoldenRunError` if there is no document at all, or an error if the lock file cannot be read.
  package static func find(_ configuration: GoldenConfiguration, in store: GoldenStore) throws -> Result {
    _ = try store.lock()
    let library = AssetLibrary()
    let storyboards = ProjectStoryboards()
    let documents = GoldenDocuments(configuration)
    // Without documents every golden would be an orphan: that is a mistake in the patterns, or in the working directory.
    if documents.all.isEmpty, documents.findings.isEmpty {
      throw GoldenRunError.noDocuments(configuration.inputs)
    }
    var (expected, uses) = (Set<String>(), ConfigurationUses())
    var findings = documents.findings
    var isComplete = findings.isEmpty
    for document in documents.all {
      do {
        if document.isFlow {
          expected.formUnion(try GoldenFlowPlan.paths(document, configuration, library: library))
          continue
        }
        let plan = try GoldenPlan(
          document, configuration, library: library, storyboards: storyboards, fonts: nil, scenes: [])
        expected.formUnion(plan.paths)
        uses.add(plan.uses)
        if !plan.isSound {
          isComplete = false
          findings += plan.findings.filter { $0.severity == .error }
        }
      } catch let error as ReadError where error.isOfAnotherSystem {
        continue
      } catch let error as FlowScriptError {
        isComplete = false
        findings += error.findings
      } catch {
        isComplete = false
        findings.append(.failure(error, at: document.path))
      }
    }
    let unused = isComplete ? uses.unusedEntries(of: configuration) : []
    findings += unused
    isComplete = isComplete && unused.isEmpty
    return Result(orphans: find(in: store, expected: expected), findings: findings, isComplete: isComplete)
  }

  /// Returns the files in a store that are not expected.
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
  /// Removes the orphans found by `GoldenOrphans`, and folders that become empty. For lock file entries that point
  /// outside the folder, only the entry is removed.
  package func removeOrphans(_ paths: [String]) throws {
    for path in paths
    where GoldenPath.leadsDown(path) && isFolderInside(of: path) && unlink(file(path)) != 0 && errno != ENOENT
    {
      throw FileError(.unwritable, path: file(path), code: errno)
    }
    if !paths.isEmpty { try updateLock { lock in for path in paths { lock[path] = nil } } }
    FolderWalk.removeEmptyFolders(below: folder)
  }
}
