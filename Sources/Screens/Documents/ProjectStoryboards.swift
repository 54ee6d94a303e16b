import Files
import InterfaceFile
import Synchronization

/// Which controllers the storyboards of a project show in navigation controllers of one another, found once for each
/// project of a run.
///
/// A reference in a storyboard leads to a scene of another. Where the reference is the root of a navigation controller, or
/// is pushed in one, the scene has a navigation bar that its own storyboard does not know of; from there, navigation goes
/// on to further scenes and storyboards.
package final class ProjectStoryboards: Sendable {
  /// How many storyboards of a project are looked at: the largest public projects have some 150.
  static let mostStoryboards = 256
  /// A storyboard with more bytes is not looked at.
  static let mostBytes = 4 << 20

  private let projects = Mutex<[[String]: Project]>([:])

  /// Nothing looked for yet.
  package init() {}

  /// Returns the object ids of the controllers of a storyboard that have a navigation bar in a running app. `paths` are
  /// the storyboards of its project; those that cannot be read lead nowhere.
  package func controllersInNavigation(of path: String, among paths: [String]) -> Set<String> {
    // What is read here is read for all documents, so that what counts for one of them is the answer.
    projects.withLock { projects in
      let paths = Array(paths.prefix(Self.mostStoryboards))
      var project = projects[paths] ?? Project(paths)
      let found = project.controllersInNavigation(of: path)
      projects[paths] = project
      return found
    }
  }
}

extension ProjectStoryboards {
  /// Returns those of some paths that have the most folders in common with another one, folders of languages aside.
  static func nearest(_ candidates: [String], to path: String) -> [String] {
    func folders(_ path: String) -> [Substring] {
      path.split(separator: "/").dropLast().filter { !$0.hasSuffix(".lproj") }
    }
    let own = folders(path)
    let shared = candidates.map { zip(folders($0), own).prefix { $0 == $1 }.count }
    let most = shared.max()
    return zip(candidates, shared).filter { $0.1 == most }.map(\.0)
  }

  /// The storyboards of a project, followed from reference to reference.
  private struct Project {
    /// The storyboards that were read, by path; nil for what is none.
    private var read: [String: StoryboardReferences?] = [:]
    private var pathsByName: [String: [String]] = [:]
    /// The storyboard ids by which other storyboards lead into one, by path; nil for the initial scene.
    private var entrances: [String: Set<String?>] = [:]

    init(_ paths: [String]) {
      for path in paths { pathsByName[InputFile.documentName(of: path), default: []].append(path) }
      var waiting: [String] = []
      for path in paths {
        guard let bytes = Self.bytes(of: path), StoryboardReferences.mayBe(in: bytes) else { continue }
        read[path] = .some(Self.references(in: bytes, path))
        waiting.append(path)
      }
      let referring = Set(waiting)
      // Every step but the first of each storyboard follows a new entrance, of which there are finitely many.
      while let path = waiting.popLast() {
        guard let references = read[path] ?? nil else { continue }
        for reference in references.contained(entering: entered(path)).references {
          for target in targets(of: reference, from: path) {
            let isNew = entrances[target, default: []].insert(reference.identifier).inserted
            if isNew, referring.contains(target) { waiting.append(target) }
          }
        }
      }
    }

    mutating func controllersInNavigation(of path: String) -> Set<String> {
      guard entrances[path] != nil else { return [] }
      if read[path] == nil {
        read[path] = .some(Self.bytes(of: path).flatMap { Self.references(in: $0, path) })
      }
      return (read[path] ?? nil)?.contained(entering: entered(path)).controllers ?? []
    }

    /// The object ids of the controllers by which other storyboards lead into one.
    private func entered(_ path: String) -> Set<String> {
      guard let references = read[path] ?? nil else { return [] }
      return Set((entrances[path] ?? []).compactMap { references.controller(identified: $0) })
    }

    /// The storyboards that a reference may mean: those of its name, as far as they are nearest to the one that refers to
    /// them. A project with several apps has several of a name, and one with several languages one in each language's
    /// folder.
    private func targets(of reference: StoryboardReferences.Reference, from path: String) -> [String] {
      nearest((pathsByName[reference.storyboard] ?? []).filter { $0 != path }, to: path)
    }

    private static func bytes(of path: String) -> [UInt8]? {
      guard let input = try? FileSystem.untraced.read(path, limit: mostBytes), input.bytes.count <= mostBytes
      else {
        return nil
      }
      return input.bytes
    }

    private static func references(in bytes: [UInt8], _ path: String) -> StoryboardReferences? {
      (try? InterfaceDocument.read(bytes, file: path)).map(StoryboardReferences.init)
    }
  }
}
