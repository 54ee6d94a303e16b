import Diagnostics
import Files
import Synchronization
import Views
import XcodeProjects

/// The applications that show the documents of a folder, as the projects around it say.
///
/// Projects are looked for in the document's folder and those around it, up to the repository's, and if none of them builds an
/// application for iOS, in the folders of the repository. The nearest that do count.
package struct ProjectApplications: Sendable {
  /// An application.
  package struct Application: Sendable {
    /// The name of its target.
    package let name: String
    /// How it shows screens.
    package let traits: ApplicationTraits
    /// What else its information property list says.
    package let information: InformationList
    /// The file that says so, as shown in findings.
    package let source: String
    /// The place of the project among all.
    fileprivate let project: Int
  }

  /// Which files are in which targets of a project: found when it is asked for, as most applications do not differ.
  private final class Members: Sendable {
    let file: ProjectFile
    /// The languages of the project.
    let languages: ProjectLanguages
    private let known = Mutex<[ProjectMembers]?>(nil)

    init(_ file: ProjectFile) { (self.file, languages) = (file, ProjectLanguages(of: file)) }

    var all: [ProjectMembers] {
      known.withLock { known in
        if let known { return known }
        let found = file.members
        known = found
        return found
      }
    }
  }

  /// The applications, in the order of the projects and of their targets.
  package private(set) var all: [Application] = []
  /// What keeps a project from being read.
  package private(set) var findings: [Finding] = []
  private var members: [Members] = []
  private let outermost: [String]
  private let display: PathDisplay
  /// The name of the only target that counts; nil for any.
  private let target: String?

  /// The first project whose applications do not count, and their names.
  private var others: (file: String, names: [String])?

  /// No applications.
  package init() { (outermost, target, display) = ([], nil, PathDisplay(isAbsolute: false)) }

  /// `isInProject`: whether the outermost folder is that of a project or a repository, and not only a document's own.
  init(
    around folder: String, upTo outermost: [String], isInProject: Bool, within enclosure: Enclosure,
    display: PathDisplay, _ library: AssetLibrary
  ) {
    (self.outermost, target, self.display) = (outermost, library.target, display)
    var reader = ProjectReader(library: library, enclosure: enclosure, display: display)
    var place = folder
    var folders: [String] = []
    for _ in 0..<Self.mostLevels {
      folders.append(place)
      if outermost.contains(place) || place == "/" { break }
      place = ProjectFolders.parent(place)
    }
    for folder in folders where all.isEmpty { add(reader.projects(in: folder), &reader) }
    if all.isEmpty, isInProject, let last = folders.last { addInner(last, &reader) }
    findings = reader.findings
    if all.isEmpty, let target, let (file, names) = others {
      let words = "no target called \"\(PrintedText.shortened(target))\" is an application"
      let known = Finding.Note("there are \(names.joined(separator: ", "))")
      findings.append(
        Finding(.warning, .project, words, at: SourceLocation(file: display.text(file)), notes: [known]))
    }
  }

  /// Adds the applications of projects in the folders of another.
  private mutating func addInner(_ last: String, _ reader: inout ProjectReader) {
    var inner = [last]
    for _ in 0..<Self.mostLevelsDown where all.isEmpty {
      inner = inner.prefix(Self.mostFolders).flatMap { folder in
        FolderListing(folder, limit: ProjectFolders.mostEntries).folders.filter {
          !AssetIndex.isSkipped($0)
        }.map { folder + "/" + $0 }
      }
      add(inner.prefix(Self.mostFolders).flatMap { reader.projects(in: $0) }, &reader)
    }
  }

  private static let mostLevels = 32
  /// How many levels below the outermost folder projects are looked for, and in how many folders of each.
  private static let (mostLevelsDown, mostFolders) = (2, 256)

  private mutating func add(_ projects: [ProjectFile], _ reader: inout ProjectReader) {
    for project in projects {
      let applications = reader.targets(of: project).filter(\.isApplication)
      let own = applications.filter { own in target.map { $0 == own.name } ?? own.isForIOS }
      if own.isEmpty {
        if !applications.isEmpty, others == nil { others = (project.path, applications.map(\.name)) }
        continue
      }
      for target in own { all.append(reader.application(target, of: project, members.count)) }
      members.append(Members(project))
    }
  }

  // MARK: Documents

  /// The applications that show a document: those whose targets copy it, or, if it is in none of them, such as in a
  /// framework's, all.
  ///
  /// - Parameter path: The document's path without links.
  package func showing(_ path: String) -> [Application] {
    if Set(all.map(\.traits)).count < 2 { return all }
    let own = all.filter { application in
      members[application.project].all.contains { $0.target == application.name && $0.contains(path) }
    }
    return own.isEmpty ? all : own
  }

  /// Whether nothing builds a document: it is in no target of these projects, and nothing beside it or around it makes
  /// targets of another kind, such as a package, or writes projects. Where only one target counts, what only other
  /// applications have is left out, too.
  package func leavesOut(_ path: String) -> Bool {
    if all.isEmpty { return false }
    let having = members.flatMap { $0.all.filter { $0.contains(path) } }
    if !having.isEmpty {
      return target.map { name in having.allSatisfy { $0.isApplication && $0.target != name } } ?? false
    }
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

  // MARK: Languages

  /// What the project of a document says of languages; nil for a document that is in none of its targets.
  ///
  /// - Parameter path: The document's path without links.
  package func languages(of path: String) -> ProjectLanguages? {
    members.first { $0.all.contains { $0.contains(path) } }?.languages
  }

  /// Whether a target has a file. `path`: its path without links.
  package func haveFile(_ path: String) -> Bool { members.contains { $0.all.contains { $0.contains(path) } } }

  /// The projects of the applications: their files, as shown in findings, and their languages.
  package var projects: [(file: String, languages: ProjectLanguages)] {
    members.map { (display.text($0.file.path), $0.languages) }
  }
}

/// Reads projects, and notes what keeps one from being read.
private struct ProjectReader {
  let library: AssetLibrary
  let enclosure: Enclosure
  let display: PathDisplay
  var findings: [Finding] = []

  mutating func projects(in folder: String) -> [ProjectFile] {
    library.projectFiles(in: folder, within: enclosure).compactMap { project in
      do throws(PropertyListError) { return try project.get() } catch {
        if let file = error.location?.file { note(error, file) }
        return nil
      }
    }
  }

  func targets(of project: ProjectFile) -> [ProjectTarget] { project.targets { read($0) } }

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
      name: target.name, traits: information.traits, information: information,
      source: display.text(list == nil ? file.path : target.infoPlist ?? file.path), project: project)
  }

  private mutating func note(_ error: PropertyListError, _ path: String) {
    var place = error.location ?? SourceLocation(file: path)
    place.file = display.text(path)
    findings.append(
      Finding(.warning, .project, "\(error.message); what the project says is not known", at: place))
  }

  private func read(_ path: String) -> [UInt8]? { AssetLibrary.propertyList(at: path, within: enclosure) }
}
