import Diagnostics
import Files
import Views
import XcodeProjects

/// The applications that show the documents of a folder, as the projects around it say.
///
/// Projects are looked for in the document's folder and those around it, up to the repository's, and if none of them builds an
/// application for iOS, in the folders of the outermost one. The nearest that do count.
package struct ProjectApplications: Sendable {
  /// An application.
  package struct Application: Sendable {
    /// The name of its target.
    package let name: String
    /// How it shows screens.
    package let traits: ApplicationTraits
    /// The file that says so, as shown in findings.
    package let source: String
    /// Its launch screen and first storyboard, by name.
    package let launchScreen: String?
    package let mainStoryboard: String?
    /// The place of the project among all.
    fileprivate let project: Int
  }

  /// A project, and which files are in which of its targets.
  fileprivate struct Project: Sendable {
    let file: ProjectFile
    let targets: [ProjectTarget]
  }

  /// The applications, in the order of the projects and of their targets.
  package private(set) var all: [Application] = []
  /// What keeps a project from being read.
  package private(set) var findings: [Finding] = []
  private var members: [[ProjectMembers]] = []
  private let outermost: [String]

  /// No applications.
  package init() { outermost = [] }

  init(around folder: String, upTo outermost: [String], within enclosure: Enclosure, display: PathDisplay) {
    self.outermost = outermost
    var reader = ProjectReader(enclosure: enclosure, display: display)
    var place = folder
    var folders: [String] = []
    for _ in 0..<Self.mostLevels {
      folders.append(place)
      if outermost.contains(place) || place == "/" { break }
      place = ProjectFolders.parent(place)
    }
    for folder in folders where all.isEmpty { add(reader.projects(in: folder), &reader) }
    guard all.isEmpty, let last = folders.last else {
      findings = reader.findings
      return
    }
    var inner = [last]
    for _ in 0..<Self.mostLevelsDown where all.isEmpty {
      inner = inner.flatMap { folder in
        FolderListing(folder, limit: ProjectFolders.mostEntries).folders.filter {
          !AssetIndex.isSkipped($0)
        }.map { folder + "/" + $0 }
      }
      add(inner.prefix(Self.mostFolders).flatMap { reader.projects(in: $0) }, &reader)
    }
    findings = reader.findings
  }

  private static let mostLevels = 32
  /// How many levels below the outermost folder projects are looked for, and in how many folders of each.
  private static let (mostLevelsDown, mostFolders) = (2, 256)

  private mutating func add(_ projects: [Project], _ reader: inout ProjectReader) {
    for project in projects {
      let own = project.targets.filter { $0.isApplication && $0.isForIOS }
      if own.isEmpty { continue }
      for target in own { all.append(reader.application(target, of: project.file, members.count)) }
      // Only where applications differ does it matter which files are in which.
      members.append(project.file.members)
    }
  }

  // MARK: Documents

  /// The applications that show a document: those whose targets copy it, or, if it is in none of them, such as in a
  /// framework's, all.
  ///
  /// - Parameter path: The document's path without links.
  package func showing(_ path: String) -> [Application] {
    let own = all.filter { application in
      members[application.project].contains { $0.target == application.name && $0.contains(path) }
    }
    return own.isEmpty ? all : own
  }

  /// The names of the targets, not only applications, that a file is in.
  package func targets(of path: String) -> [String] {
    members.flatMap { $0.filter { $0.contains(path) }.map(\.target) }
  }

  /// Whether nothing builds a document: it is in no target of these projects, and nothing beside it or around it makes
  /// targets of another kind, such as a package, or writes projects.
  package func leavesOut(_ path: String) -> Bool {
    guard !all.isEmpty, targets(of: path).isEmpty else { return false }
    var folder = ProjectFolders.parent(path)
    for _ in 0..<Self.mostLevels {
      let names = FolderListing(folder, limit: ProjectFolders.mostEntries).files
      if names.contains(where: { Self.otherBuilds.contains($0) || $0.hasSuffix(".podspec") }) { return false }
      if outermost.contains(folder) || folder == "/" { break }
      folder = ProjectFolders.parent(folder)
    }
    return true
  }

  /// The files of other programs that build applications or write projects: SwiftPM, XcodeGen, Tuist, Bazel, Buck.
  private static let otherBuilds: Set<String> = [
    "Package.swift", "project.yml", "project.yaml", "project.json", "Project.swift", "BUILD", "BUILD.bazel",
    "BUCK",
  ]
}

/// Reads projects, and notes what keeps one from being read.
private struct ProjectReader {
  let enclosure: Enclosure
  let display: PathDisplay
  var findings: [Finding] = []

  mutating func projects(in folder: String) -> [ProjectApplications.Project] {
    let suffix = Array(".xcodeproj".utf8)
    let listing = FolderListing(folder, limit: ProjectFolders.mostEntries) { name in
      name.count > suffix.count && name.suffix(suffix.count).elementsEqual(suffix)
    }
    return listing.folders.compactMap { project(folder + "/" + $0 + "/project.pbxproj") }
  }

  private mutating func project(_ path: String) -> ProjectApplications.Project? {
    guard let bytes = read(path) else { return nil }
    do throws(PropertyListError) {
      let file = try ProjectFile(bytes, path: path)
      return ProjectApplications.Project(file: file, targets: file.targets { read($0) })
    } catch {
      note(error, path)
      return nil
    }
  }

  mutating func application(
    _ target: ProjectTarget, of file: ProjectFile, _ project: Int
  ) -> ProjectApplications.Application {
    var list: PropertyList?
    if let path = target.infoPlist, let bytes = read(path) {
      do throws(PropertyListError) { list = try PropertyList(bytes, file: display.text(path)) } catch {
        note(error, path)
      }
    }
    let information = InformationList(list, settings: target.settings)
    return ProjectApplications.Application(
      name: target.name, traits: information.traits,
      source: display.text(list == nil ? file.path : target.infoPlist ?? file.path),
      launchScreen: information.text("UILaunchStoryboardName"),
      mainStoryboard: information.text("UIMainStoryboardFile"), project: project)
  }

  private mutating func note(_ error: PropertyListError, _ path: String) {
    var place = error.location ?? SourceLocation(file: path)
    place.file = display.text(path)
    findings.append(
      Finding(.warning, .project, "\(error.message); what the project says is not known", at: place))
  }

  private func read(_ path: String) -> [UInt8]? {
    guard enclosure.admits(path, in: .untraced) else { return nil }
    let (bytes, failure) = SmallFile.read(path, limit: PropertyList.mostBytes)
    return failure == nil ? bytes : nil
  }
}
