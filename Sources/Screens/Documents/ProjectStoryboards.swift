import Files
import InterfaceFile
import Synchronization
import Views

/// What the storyboards of a project show around the controllers of one another, found once for each project of a run.
///
/// A reference in a storyboard leads to a scene of another. Where the reference is the root of a navigation controller, or
/// is pushed in one, the scene has a navigation bar that its own storyboard does not know of, and a tab bar where it is in
/// a tab; from there, navigation goes on to further scenes and storyboards.
package final class ProjectStoryboards: Sendable {
  /// How many storyboards of a project are looked at: the largest public projects have some 150.
  static let mostStoryboards = 256
  /// A storyboard with more bytes is not looked at.
  static let mostBytes = 4 << 20

  private let projects = Mutex<[[String]: Project]>([:])

  /// Nothing looked for yet.
  package init() {}

  /// Returns what other storyboards show around controllers of a storyboard in a running app, by object id: a navigation
  /// bar, and a tab bar that is another storyboard's, or has tabs that are. `paths` are the storyboards of its project;
  /// those that cannot be read lead nowhere.
  package func surroundings(
    of path: String, among paths: [String]
  ) -> [String: StoryboardReferences.Surroundings] {
    with(paths) { $0.surroundings(of: path) }
  }

  /// Returns a tab bar as a running app shows it, with the item of each tab from the storyboard that has it. Nil if it
  /// cannot be read.
  ///
  /// - Parameters:
  ///   - place: The tab bar controller and the selected tab.
  ///   - paths: The storyboards of the project.
  ///   - language: The language of the texts.
  ///   - read: Reads a storyboard with its texts in that language.
  package func tabBar(
    at place: StoryboardReferences.TabPlace, among paths: [String], in language: String,
    read: (String) -> LocalizedDocument?
  ) -> StoryboardTabs? {
    guard let path = place.storyboard else { return nil }
    return with(paths) { project in
      var tabs = project.tabs(of: place.controller, at: path, in: language, read: read)
      let selected = tabs?.tabs.firstIndex { $0.child == place.child }
      tabs?.bar.selectedIndex = selected
      return tabs
    }
  }

  private func with<Value>(_ paths: [String], _ find: (inout Project) -> Value) -> Value {
    // What is read here is read for all documents, so that what counts for one of them is the answer.
    projects.withLock { projects in
      let paths = Array(paths.prefix(Self.mostStoryboards))
      var project = projects[paths] ?? Project(paths)
      defer { projects[paths] = project }
      return find(&project)
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
    /// The storyboard ids by which other storyboards lead into one, nil for the initial scene, and what surrounds it then;
    /// by path.
    private var entrances: [String: [String?: StoryboardReferences.Surroundings]] = [:]
    /// The tab bars that were read, without a selected tab, by the paths of their storyboards.
    private var tabBars: [String: [TabsKey: StoryboardTabs?]] = [:]

    /// How many times a storyboard is looked at, on average, at most.
    private static let mostVisits = 4

    private struct TabsKey: Hashable {
      let controller: String
      let language: String
    }

    init(_ paths: [String]) {
      for path in paths { pathsByName[InputFile.documentName(of: path), default: []].append(path) }
      var waiting: [String] = []
      for path in paths {
        guard let bytes = Self.bytes(of: path), StoryboardReferences.mayBe(in: bytes) else { continue }
        read[path] = .some(Self.references(in: bytes, path))
        waiting.append(path)
      }
      let referring = Set(waiting)
      var queued = referring
      // Every step but the first of each storyboard follows an entrance that is new or has got a bar. Chains of real projects
      // are short.
      var left = 64 + waiting.count * Self.mostVisits
      while let path = waiting.popLast(), left > 0 {
        left -= 1
        queued.remove(path)
        guard let references = read[path] ?? nil else { continue }
        var meant: [String: [String]] = [:]
        for (reference, around) in references.surroundings(entering: entered(path), path: path).references {
          let found = meant[reference.storyboard] ?? targets(of: reference, from: path)
          meant[reference.storyboard] = found
          for target in found {
            let known = entrances[target]?[reference.identifier]
            var entrance = known ?? around
            entrance.add(around)
            entrances[target, default: [:]][reference.identifier] = entrance
            if entrance != known, referring.contains(target), queued.insert(target).inserted {
              waiting.append(target)
            }
          }
        }
      }
    }

    mutating func surroundings(of path: String) -> [String: StoryboardReferences.Surroundings] {
      guard entrances[path] != nil || read[path] != nil, let references = references(at: path) else {
        return [:]
      }
      var around = references.surroundings(entering: entered(path), path: path).controllers
      for (id, own) in around {
        if let tabs = own.tabs, tabs.storyboard == path, !references.hasReferences(inTabsOf: tabs.controller)
        {
          around[id]?.tabs = nil
        }
      }
      return around
    }

    mutating func tabs(
      of controller: String, at path: String, in language: String, read: (String) -> LocalizedDocument?
    ) -> StoryboardTabs? {
      let key = TabsKey(controller: controller, language: language)
      if let known = tabBars[path]?[key] { return known }
      var found = read(path).flatMap { $0.document.tabs(of: controller, texts: $0.texts) }
      // The controllers that references lead to, by their storyboards.
      var controllers: [String: Set<String>] = [:]
      let ends = (found?.tabs ?? []).map { tab -> (path: String, id: String)? in
        guard let reference = tab.reference, let target = targets(of: reference, from: path).first,
          let id = references(at: target)?.controller(identified: reference.identifier)
        else { return nil }
        controllers[target, default: []].insert(id)
        return (target, id)
      }
      let items = controllers.reduce(into: [String: [String: TabBarItem]]()) { items, own in
        items[own.key] = read(own.key)?.tabItems(of: own.value)
      }
      for (index, end) in ends.enumerated() {
        guard let end, var item = items[end.path]?[end.id] else { continue }
        found?.tabs[index].itemStoryboard = end.path
        found?.tabs[index].itemOrigin = item.origin
        // In its document the tab is the reference.
        item.origin = found?.bar.items[index].origin ?? PartOrigin()
        found?.bar.items[index] = item
      }
      tabBars[path, default: [:]][key] = .some(found)
      return found
    }

    private mutating func references(at path: String) -> StoryboardReferences? {
      if let known = read[path] { return known }
      let found = Self.bytes(of: path).flatMap { Self.references(in: $0, path) }
      read[path] = .some(found)
      return found
    }

    /// What surrounds the controllers by which other storyboards lead into one, by object id.
    private func entered(_ path: String) -> [String: StoryboardReferences.Surroundings] {
      guard let references = read[path] ?? nil else { return [:] }
      var found: [String: StoryboardReferences.Surroundings] = [:]
      for (identifier, around) in (entrances[path] ?? [:]).sorted(by: { $0.key ?? "" < $1.key ?? "" }) {
        guard let id = references.controller(identified: identifier) else { continue }
        found[id, default: around].add(around)
      }
      return found
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
