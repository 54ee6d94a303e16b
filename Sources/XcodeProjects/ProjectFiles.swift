/// Where the files of a project are that its objects refer to.
struct ProjectFiles {
  private let file: ProjectFile
  /// The groups by the ids of what is in them.
  private var parents: [String: String] = [:]
  private var groups: [String: PropertyList] = [:]
  /// The folder that paths of the outermost groups begin at.
  private let root: String

  private static let groupClasses: Set<String> = ["PBXGroup", "PBXVariantGroup", "XCVersionGroup"]

  init(_ file: ProjectFile) {
    self.file = file
    root = ProjectPath.joined(file.folder, file.project?["projectDirPath"]?.text ?? "")
    for (id, group) in file.objects(ofClass: Self.groupClasses) {
      groups[id] = group
      for child in group["children"]?.texts ?? [] { parents[child] = id }
    }
  }

  /// The paths of what an object stands for: a file, a folder, or all versions of a file in languages.
  func paths(of id: String) -> [String] {
    guard let object = groups[id] ?? file.object(id, atMost: ProjectFile.mostOfFile) else { return [] }
    guard object["isa"]?.text == "PBXVariantGroup" else { return path(of: id, object).map { [$0] } ?? [] }
    return (object["children"]?.texts ?? []).prefix(Self.mostVersions).compactMap { child in
      file.object(child, atMost: ProjectFile.mostOfFile).flatMap { path(of: child, $0) }
    }
  }

  /// The path of an object; nil for what is elsewhere, such as in the system's folders.
  func path(of id: String, _ object: PropertyList) -> String? {
    let own = object["path"]?.text ?? ""
    switch object["sourceTree"]?.text ?? "<group>" {
    case "<group>":
      let around = folder(around: id, depth: 0)
      return around.map { own.isEmpty ? $0 : ProjectPath.joined($0, own) }
    case "SOURCE_ROOT": return ProjectPath.joined(root, own)
    default: return nil
    }
  }

  private func folder(around id: String, depth: Int) -> String? {
    guard depth < Self.deepest else { return nil }
    guard let parent = parents[id], let group = groups[parent] else { return root }
    let own = group["path"]?.text ?? ""
    switch group["sourceTree"]?.text ?? "<group>" {
    case "<group>": return folder(around: parent, depth: depth + 1).map { ProjectPath.joined($0, own) }
    case "SOURCE_ROOT": return ProjectPath.joined(root, own)
    default: return nil
    }
  }

  private static let deepest = 64
  /// The most versions of a file in languages.
  private static let mostVersions = 256
}
