import Assets
import Digests
import Files
import Localization
import Synchronization
import Typography

/// The present values of dependencies, each found once.
///
/// They are found by the code that the work itself used, so that they change exactly if the work would see another
/// thing. What a run reads is taken to stay as it is until its end.
package final class DependencyValues: Sendable {
  private let fonts: FontLibrary
  private let storyboards: ProjectStoryboards
  private let library: @Sendable ([String]) -> AssetLibrary
  private let frames: @Sendable (String) -> [Int]
  private let known = Mutex<[Dependency: String]>([:])

  /// Values of a run. `library` returns the assets that are searched for in some folders first, `frames` the numbers of
  /// the frames in a folder of goldens.
  package init(
    fonts: FontLibrary, storyboards: ProjectStoryboards,
    library: @escaping @Sendable ([String]) -> AssetLibrary, frames: @escaping @Sendable (String) -> [Int]
  ) {
    (self.fonts, self.storyboards, self.library, self.frames) = (fonts, storyboards, library, frames)
  }

  package func value(of dependency: Dependency) -> String {
    if let value = known.withLock({ $0[dependency] }) { return value }
    let value = find(dependency)
    known.withLock { $0[dependency] = value }
    return value
  }

  /// Takes over the contents that work read.
  package func remember(_ contents: [Dependency: String]) {
    known.withLock { known in known.merge(contents) { first, _ in first } }
  }

  /// Notes installed fonts that cached results were drawn with.
  package func noteFonts(of dependencies: [Dependency]) {
    for dependency in dependencies where dependency.kind == .installedFont {
      fonts.noteUse(ofInstalledFont: dependency.subject[0])
    }
  }

  private func find(_ dependency: Dependency) -> String {
    guard let name = dependency.subject.first else { return "" }
    switch dependency.kind {
    case .content: return DependencyTrace.contentValue((try? FileSystem.untraced.read(name))?.bytes)
    case .existence: return FileSystem.untraced.exists(name) ? "yes" : "no"
    case .link: return InputFile.resolved(name).map(DependencyTrace.portable) ?? ""
    case .project:
      let around = ProjectFolders(around: name, in: .untraced)
      return [around?.project, around?.repository].map { $0.map(DependencyTrace.portable) ?? "" }
        .joined(separator: "\n")
    case .companion: return LayoutCompanion.candidate(of: name, in: .untraced) ?? ""
    case .languages:
      return digest(
        DocumentLanguages.of(name, library([]), in: .untraced).map(\.identifier).joined(separator: "\n"))
    case .frames: return frames(name).map(String.init).joined(separator: " ")
    case .installedFont: return fonts.installedFont(named: name)?.hash ?? ""
    default: return digest(find(dependency.kind, name, Array(dependency.subject.dropFirst())))
    }
  }

  /// Values are part of keys, and some of them are long.
  private func digest(_ text: String) -> String {
    text.utf8.count <= 64 ? text : ContentDigest(of: text).text
  }

  private func find(_ kind: Dependency.Kind, _ name: String, _ place: [String]) -> String {
    // The place of a search is the document's folder, then the folders that are searched before its project.
    let (folder, folders) =
      kind == .roots ? (name, place) : (place.first ?? "", Array(place.dropFirst()))
    // Only these are asked about a document; names of resources may have slashes.
    let words = name.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let file = kind == .navigation ? words.last : kind == .application ? name : nil
    let document = folder.isEmpty ? "-" : folder + "/" + (file ?? "document")
    let resources = DocumentResources(document: document, library: library(folders), in: .untraced)
    switch kind {
    case .navigation:
      return resources.surroundingsEvidence(in: ScreenLanguage(words[0]), among: storyboards)
    case .application: return resources.project.applicationEvidence(of: name)
    case .xib: return resources.project.xib(named: name) ?? ""
    case .storyboard: return resources.storyboard(named: name) ?? ""
    case .image: return resources.project.evidence(ofImage: name)
    case .color: return resources.project.evidence(ofColor: name)
    case .accentColor: return resources.project.accentColorEvidence
    case .fonts: return resources.project.fontEvidence
    case .code: return resources.codeEvidence(of: name)
    case .declaredClass: return resources.project.inheritance(of: name).joined(separator: " ")
    default: return resources.project.rootEvidence
    }
  }
}
