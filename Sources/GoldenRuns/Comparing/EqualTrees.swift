import Synchronization
import Threads

/// The pictures of two sides whose trees are equal: a record holds everything that a picture depends on but the renderer, its
/// fonts and files that libraries draw, which both sides share. They are not painted.
package final class EqualTrees: Sendable {
  /// The hashes of the trees of the newer side, by the paths of their pictures.
  private let newer: [String: String]
  private let equal = Mutex<Set<String>>([])

  package init(_ newer: [String: String]) { self.newer = newer }

  /// Whether a picture of the older side has an equal tree on the newer one, which is noted.
  func notes(_ path: String, tree: String) -> Bool {
    guard newer[path] == tree else { return false }
    equal.withLock { _ = $0.insert(path) }
    return true
  }

  /// Whether a picture of the newer side has an equal tree on the older one.
  func has(_ path: String) -> Bool { equal.withLock { $0.contains(path) } }
}

extension GoldenRun {
  /// The trees of what the run is about, nothing of it painted; nil if something is animated, as that opens pictures of its ends.
  package func equalTrees() throws -> EqualTrees? {
    guard configuration.transitions.isEmpty else { return nil }
    let session = try GoldenSession(configuration, options, fonts: fonts, timings: timings)
    if session.documents.contains(where: \.isFlow) { return nil }
    let scenes = Workers.map(session.documents.count, width: options.jobs) { index in
      session.drawnScenes(of: session.documents[index]).flatMap { drawn in
        drawn.trees.map { (drawn.scene.path($0.rest), $0.tree.hash) }
      }
    }
    return EqualTrees(Dictionary(scenes.flatMap(\.self), uniquingKeysWith: { first, _ in first }))
  }
}
