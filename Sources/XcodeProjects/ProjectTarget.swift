/// A target of a project.
package struct ProjectTarget: Sendable {
  /// A folder all of whose files belong to the target, but for some.
  package struct Folder: Hashable, Sendable {
    /// Its path.
    package let path: String
    /// The paths of files and folders in it that do not belong to the target, relative to it.
    package let excluded: Set<String>

    /// Whether a file in it belongs to the target. `path`: the file's path.
    package func contains(_ path: String) -> Bool {
      guard path.hasPrefix(self.path + "/") else { return false }
      let inner = path.dropFirst(self.path.count + 1)
      return !excluded.contains { inner == $0 || inner.hasPrefix($0 + "/") }
    }
  }

  /// Its name.
  package let name: String
  /// Such as `com.apple.product-type.application`.
  package let productType: String
  /// The settings of the configuration that is released.
  package let settings: BuildSettings
  /// The folder of its project.
  package let folder: String

  /// Whether it is an application, of any system.
  package var isApplication: Bool { Self.isApplication(productType) }

  fileprivate static func isApplication(_ productType: String) -> Bool {
    [
      "com.apple.product-type.application",
      "com.apple.product-type.application.on-demand-install-capable",
      "com.apple.product-type.application.messages",
    ].contains(productType)
  }

  /// Whether it is made for iOS.
  package var isForIOS: Bool {
    if let platforms = settings["SUPPORTED_PLATFORMS"] { return platforms.contains("iphoneos") }
    switch settings["SDKROOT"] {
    case let root? where root.hasPrefix("iphone"): return true
    case "auto"?, nil, ""?: return settings["IPHONEOS_DEPLOYMENT_TARGET"] != nil
    default: return false
    }
  }

  /// The path of its information property list; nil for none, or one that the build writes.
  package var infoPlist: String? {
    settings["INFOPLIST_FILE"].flatMap { $0.isEmpty ? nil : ProjectPath.joined(folder, $0) }
  }
}

extension ProjectFile {
  /// The targets that build something, in their order in the project.
  ///
  /// - Parameter read: Returns the bytes of a file, such as a configuration file; nil for none.
  package func targets(read: (String) -> [UInt8]?) -> [ProjectTarget] {
    guard let project else { return [] }
    // Most projects have no configuration files, and nothing else here needs the groups.
    var files: ProjectFiles?
    var left = Self.mostSettings
    func levels(_ owner: PropertyList) -> [[String: String]] {
      guard left > 0, let configuration = configuration(of: owner, &left) else { return [] }
      let own = configuration["buildSettings"]?.entries.compactMapValues(Self.setting) ?? [:]
      // Xcode 16 names a file of a folder that targets take as it is by the folder and its place in it.
      let key = "baseConfigurationReference"
      guard let reference = configuration[key]?.text ?? configuration[key + "Anchor"]?.text else {
        return [own]
      }
      let known = files ?? ProjectFiles(self)
      files = known
      let path = known.paths(of: reference).first.map { path in
        configuration[key + "RelativePath"]?.text.map { ProjectPath.joined(path, $0) } ?? path
      }
      return [own] + (path.map { [BuildSettings.settings(ofFile: $0, read)] } ?? [])
    }
    let common = levels(project)
    let projectName = path.split(separator: "/").dropLast().last.map { $0.dropLast(".xcodeproj".count) } ?? ""
    return targets.map { _, target in
      let name = target["name"]?.text ?? ""
      let known = [
        "SRCROOT": folder, "PROJECT_DIR": folder, "SOURCE_ROOT": folder, "TARGET_NAME": name,
        "PRODUCT_NAME": name, "PROJECT_NAME": String(projectName), "CONFIGURATION": "Release",
      ]
      return ProjectTarget(
        name: name, productType: target["productType"]?.text ?? "",
        settings: BuildSettings(levels: levels(target) + common, known: known), folder: folder)
    }
  }

  /// The limits for what a project refers to: the largest public ones have some 300 targets and 20,000 files.
  private static let (mostTargets, mostFiles, mostSettings) = (512, 200_000, 500_000)
  private static let phaseClasses: Set<String> = ["PBXResourcesBuildPhase", "PBXSourcesBuildPhase"]
  private static let targetClasses: Set<String> = ["PBXNativeTarget"]

  /// The targets with their ids.
  private var targets: [(id: String, object: PropertyList)] {
    (project?["targets"]?.texts ?? []).prefix(Self.mostTargets).compactMap { id in
      guard let target = object(id), Self.targetClasses.contains(target["isa"]?.text ?? "") else {
        return nil
      }
      return (id, target)
    }
  }

  /// The ids of the configurations that extensions of applications have.
  var configurationsOfExtensions: Set<String> {
    let owners = targets.filter { $0.object["productType"]?.text?.contains("extension") ?? false }
    return owners.reduce(into: []) { ids, target in
      ids.formUnion(
        object(target.object["buildConfigurationList"]?.text)?["buildConfigurations"]?.texts ?? [])
    }
  }

  private static func setting(_ value: PropertyList) -> String? {
    switch value {
    case .text(let text): text
    case .list(let items): items.compactMap(\.text).joined(separator: " ")
    default: nil
    }
  }

  /// The configuration that is released, else the default one.
  private func configuration(of owner: PropertyList, _ left: inout Int) -> PropertyList? {
    guard let list = object(owner["buildConfigurationList"]?.text) else { return nil }
    var all: [PropertyList] = []
    for id in list["buildConfigurations"]?.texts ?? [] where left > 0 {
      guard let configuration = object(id) else { continue }
      left -= 1 + (configuration["buildSettings"]?.entries.count ?? 0)
      all.append(configuration)
    }
    let wanted = list["defaultConfigurationName"]?.text
    return all.first { $0["name"]?.text == "Release" } ?? all.first { $0["name"]?.text == wanted }
      ?? all.first
  }

  // MARK: Files

  /// The files of the targets, by their names: those that their phases list, and the folders that they take as they are.
  package var members: [ProjectMembers] {
    let files = ProjectFiles(self)
    var left = Self.mostFiles
    let synchronized = synchronizedFolders(files, &left)
    return targets.map { id, target in
      var listed: Set<String> = []
      for phaseID in target["buildPhases"]?.texts ?? [] where left > 0 {
        left -= 1
        guard let phase = object(phaseID), Self.phaseClasses.contains(phase["isa"]?.text ?? "") else {
          continue
        }
        let all = phase["files"]?.texts ?? []
        left -= all.count
        for file in all.prefix(max(0, left + all.count)) {
          guard let reference = object(file, atMost: Self.mostOfFile)?["fileRef"]?.text else { continue }
          let paths = files.paths(of: reference)
          left -= paths.count
          listed.formUnion(paths)
        }
      }
      let own = Set(target["fileSystemSynchronizedGroups"]?.texts ?? [])
      var folders: [ProjectTarget.Folder] = []
      for (group, path, exceptions) in synchronized {
        let names = exceptions[id] ?? []
        if own.contains(group) {
          folders.append(ProjectTarget.Folder(path: path, excluded: names))
        } else {
          // The exceptions of a target that does not have the folder are what it has of it.
          listed.formUnion(names.map { ProjectPath.joined(path, $0) })
        }
      }
      return ProjectMembers(
        target: target["name"]?.text ?? "",
        isApplication: ProjectTarget.isApplication(target["productType"]?.text ?? ""), listed: listed,
        folders: folders)
    }
  }

  /// The folders that targets take as they are, and the exceptions of each target, relative to them.
  private func synchronizedFolders(
    _ files: ProjectFiles, _ left: inout Int
  ) -> [(group: String, path: String, exceptions: [String: Set<String>])] {
    var result: [(String, String, [String: Set<String>])] = []
    for (group, object) in objects(ofClass: ["PBXFileSystemSynchronizedRootGroup"]) where left > 0 {
      left -= 1
      guard let path = files.path(of: group, object) else { continue }
      var exceptions: [String: Set<String>] = [:]
      for id in object["exceptions"]?.texts ?? [] where left > 0 {
        guard let exception = self.object(id), let target = exception["target"]?.text else { continue }
        let names = exception["membershipExceptions"]?.texts ?? []
        left -= 1 + names.count
        exceptions[target, default: []].formUnion(names)
      }
      result.append((group, path, exceptions))
    }
    return result
  }
}

/// The files of a target. As on a Mac, the case of letters in paths does not count.
package struct ProjectMembers: Sendable {
  /// The name of the target.
  package let target: String
  /// Whether it is an application, of any system.
  package let isApplication: Bool
  /// The paths of files, and of folders that are copied as a whole, that its phases list, in small letters.
  private let listed: Set<String>
  /// The folders whose files it takes, in small letters.
  private let folders: [ProjectTarget.Folder]

  fileprivate init(
    target: String, isApplication: Bool, listed: Set<String>, folders: [ProjectTarget.Folder]
  ) {
    (self.target, self.isApplication) = (target, isApplication)
    self.listed = Set(listed.map { $0.lowercased() })
    self.folders = folders.map {
      ProjectTarget.Folder(path: $0.path.lowercased(), excluded: Set($0.excluded.map { $0.lowercased() }))
    }
  }

  /// Whether a file belongs to the target. `path`: its path.
  package func contains(_ path: String) -> Bool {
    let path = path.lowercased()
    if listed.contains(path) || folders.contains(where: { $0.contains(path) }) { return true }
    var folder = ProjectPath.parent(path)
    while folder.count > 1 {
      if listed.contains(folder) { return true }
      folder = ProjectPath.parent(folder)
    }
    return false
  }
}
