import Assets
import Files
import Git
import Glibc
import GoldenRuns
import InterfaceFile
import Localization
import Screens

/// What changed in a repository besides documents, and which documents can look otherwise because of it.
///
/// An image, a color, a storyboard or an included file counts for the documents in which its name stands; texts of
/// languages count for the documents that they are called like; fonts, and what says where a project begins and how an
/// application shows its screens, count for all; sources count for the documents of their project in which a class of theirs
/// stands, and these and texts that code looks up for all for whose objects code gives anything else than before. A document that is
/// not affected has the same pictures on both sides.
package struct ChangedResources: Sendable {
  /// Whether every document is affected.
  private var isOfAll = false
  /// Whether texts changed that code may look up.
  private(set) var changesTexts = false
  /// Whether texts came or went that code may look up.
  private var addsTexts = false
  /// Whether code changed, which code of documents' classes may use.
  private var changesCode = false
  /// The languages of changed texts: of tables in a folder of one, and those that differ in a string catalog.
  private(set) var languages: Set<String> = []
  /// Whether images changed that libraries draw.
  private var hasVectors = false
  /// The names by which documents refer to changed files.
  private var names: Set<String> = []
  /// The types that changed sources declare: all, and those below each folder that holds a project.
  private var types: (all: Set<String>, below: [String: Set<String>]) = ([], [:])
  /// The folders that hold projects, below the root, which is empty. Classes are looked up in the nearest one around a document.
  private let projects: Set<String>
  /// The names of documents, without extension, whose texts changed.
  private var stems: Set<String> = []
  /// The changed documents, by folder and plain name: those of other orientations and languages stand beside them.
  private var twins: Set<String> = []
  /// The changed documents, by the path that they have now.
  private var documents: Set<String> = []

  /// The changes of a repository.
  ///
  /// - Parameters:
  ///   - changes: What changed, by paths below the root.
  ///   - files: The paths of the files on either side, which say where projects begin.
  ///   - source: Returns a source of the newer side, by its path; nil where there is none. Which sources name a changed image is looked
  ///     for in all of `files`.
  ///   - read: Returns what a file was before, and what it is now, as far as it was and is there.
  package init(
    _ changes: [GitChange], among files: [String] = [], source: (String) -> [UInt8]? = { _ in nil },
    read: (GitChange) -> [[UInt8]]
  ) {
    projects = Set(files.compactMap { ProjectFolders.project(markedBy: $0) })
    for change in changes {
      for path in [change.old, change.new].compactMap(\.self) { note(path, change, read) }
    }
    let assets = Set(changes.flatMap { [$0.old, $0.new].compactMap { $0.flatMap(Self.asset) } })
    if assets.isEmpty || isOfAll { return }
    let names = assets.flatMap { name in
      ["\"\(name)\"", "\"\(name)."] + Self.symbol(ofAsset: name).map { ".\($0)" }
    }
    for path in Set(files) where RevisionTree.isSource(path) && !path.hasSuffix(".h") {
      guard let bytes = source(path), names.contains(where: { Self.mayHold(bytes, $0) }) else { continue }
      noteTypes(of: bytes, at: path)
    }
  }

  /// The name of the image or color that a file is of; nil for any other file.
  private static func asset(_ path: String) -> String? {
    let parts = path.split(separator: "/").map(String.init)
    if let set = parts.first(where: isSet) { return String(set.prefix { $0 != "." }) }
    guard let name = parts.last, let kind = name.split(separator: ".").last,
      ["png", "jpg", "jpeg", "pdf", "svg"].contains(kind.lowercased())
    else { return nil }
    return plain(name)
  }

  /// What Xcode calls an asset in code: `iconSmall` for `icon-small`.
  ///
  /// Source: Apple, Xcode 15 release notes, Asset Catalogs.
  private static func symbol(ofAsset name: String) -> [String] {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first else { return [] }
    return [
      first.prefix(1).lowercased() + first.dropFirst()
        + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    ]
  }

  /// Notes the types that a source declares: documents in which they stand may look otherwise.
  private mutating func noteTypes(of source: [UInt8], at path: String) {
    let found = Set(ProjectEvidence.typeNames(ofSource: source, at: path))
    types.all.formUnion(found)
    for folder in [""] + Self.folders(around: path) where projects.contains(folder) {
      types.below[folder, default: []].formUnion(found)
    }
  }

  /// Whether what changed is in the records of trees: fonts and vector images are not, and neither is what counts for all.
  var isRecorded: Bool { !isOfAll && !changesTexts && !addsTexts && !changesCode && !hasVectors }

  /// Whether a document can look otherwise than before.
  ///
  /// - Parameters:
  ///   - path: Its path now, below the root.
  ///   - bytes: Its content.
  ///   - asks: Returns whether code gives an object of a document with some content anything else than before, in any language; called
  ///     where texts or sources changed and nothing else affects the document. Nil where that is not known.
  package func affect(
    _ path: String, _ bytes: @autoclosure () -> [UInt8], asks: (([UInt8]) -> Bool)? = nil
  ) -> Bool {
    if isOfAll || documents.contains(path) { return true }
    guard changesTexts || addsTexts || changesCode else { return affectsContent(of: path, bytes()) }
    guard let asks else { return true }
    let bytes = bytes()
    return affectsContent(of: path, bytes) || asks(bytes)
  }

  private func affectsContent(of path: String, _ bytes: @autoclosure () -> [UInt8]) -> Bool {
    let around = [""] + Self.folders(around: path)
    let own = around.last(where: projects.contains)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let stem = LayoutCompanion.plainName(InputFile.documentName(of: name))
    if stems.contains(stem) || twins.contains(Self.home(of: path) + "/" + stem) { return true }
    let types = own.map { self.types.below[$0] ?? [] } ?? self.types.all
    if names.isEmpty, types.isEmpty { return false }
    let bytes = bytes()
    let isMany = names.count + types.count > Self.fewNames
    guard isMany || [names, types].joined().contains(where: { Self.mayHold(bytes, $0) }) else { return false }
    return Self.mentions(in: bytes).contains { names.contains($0) || types.contains($0) }
  }

  /// Up to this many names are looked for one by one, which takes less than to cut a document into its texts.
  private static let fewNames = 64

  /// Whether a name stands somewhere in a document. Accents may be encoded otherwise there.
  static func mayHold(_ bytes: [UInt8], _ name: String) -> Bool {
    let name = Array(name.utf8)
    guard let first = name.first, name.allSatisfy({ $0 < 0x80 }) else { return true }
    return bytes.withUnsafeBytes { bytes in
      var (next, left) = (bytes.baseAddress, bytes.count)
      while let start = next, left >= name.count,
        let place = memchr(start, Int32(first), left - name.count + 1)
      {
        if memcmp(place, name, name.count) == 0 { return true }
        next = UnsafeRawPointer(place) + 1
        left = bytes.count - (next! - bytes.baseAddress!)
      }
      return false
    }
  }

  // MARK: Changes

  private mutating func note(_ path: String, _ change: GitChange, _ read: (GitChange) -> [[UInt8]]) {
    let parts = path.split(separator: "/").map(String.init)
    if RevisionTree.isSource(path), parts.last != "Package.swift" {
      for version in read(change) { noteTypes(of: version, at: path) }
      changesCode = true
      return
    }
    guard let name = parts.last, RevisionTree.isNeeded(path) else { return }
    let kind = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if ["pdf", "svg", "webp", "gif"].contains(kind) { hasVectors = true }
    if let set = parts.first(where: Self.isSet) {
      names.insert(String(set.prefix { $0 != "." }))
      if set.hasSuffix(".colorset"), set.lowercased().contains("accent") { isOfAll = true }
      return
    }
    switch kind {
    case "ttf", "otf", "ttc", "tsv", "swift", "xcconfig": isOfAll = isOfAll || change.kind != .renamed
    case "pbxproj": isOfAll = isOfAll || differs(read(change), ProjectEvidence.ofProject)
    case "plist": isOfAll = isOfAll || differs(read(change), ProjectEvidence.ofInformation)
    case "xcworkspacedata": isOfAll = isOfAll || change.kind != .changed
    case "strings", "xcstrings", "stringsdict":
      stems.insert(InputFile.documentName(of: stem(name)))
      if let folder = parts.dropLast().last, folder.hasSuffix(".lproj") {
        languages.insert(String(folder.dropLast(".lproj".count)))
      }
      guard kind == "xcstrings" || !isOfAll && !changesTexts else { return }
      let versions = read(change)
      // Code looks up the texts of any table. What only one side has, code of both may ask for.
      let isNew = change.old == nil
      let (old, new) = (
        isNew ? [] : versions.first ?? [], isNew ? versions.first ?? [] : versions.dropFirst().first ?? []
      )
      let found = ApplicationTexts.languages(differing: old, from: new, at: path)
      languages.formUnion(found.changed.union(found.ofOne).filter { !$0.isEmpty })
      if !found.changed.isEmpty { changesTexts = true }
      if !found.ofOne.isEmpty { addsTexts = true }
    case "xib", "storyboard", "nib", "json":
      let stem = InputFile.documentName(of: name)
      documents.insert(change.new ?? path)
      // A twin, another language's version, a storyboard that another one refers to, an included file.
      for twin in [LayoutCompanion.plainName(stem), Self.withoutLandscape(stem)].compactMap(\.self) {
        twins.insert(Self.home(of: path) + "/" + twin)
      }
      if kind == "storyboard" { stems.formUnion(read(change).flatMap(Self.storyboards)) }
      names.formUnion([stem, name])
    default: names.insert(Self.plain(name))
    }
  }

  /// The folder of a document, around that of its language.
  private static func home(of path: String) -> String {
    let around = folders(around: path)
    guard let last = around.last, last.hasSuffix(".lproj") else { return around.last ?? "" }
    return around.dropLast().last ?? ""
  }

  /// The folders around a file, the outer ones first, without the root.
  private static func folders(around path: String) -> [String] {
    path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
  }

  private static func isSet(_ part: String) -> Bool {
    [".imageset", ".colorset", ".symbolset"].contains { part.hasSuffix($0) }
  }

  private func stem(_ name: String) -> String { name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name }

  /// A name without what says that it is that of a landscape layout; nil for any other.
  static func withoutLandscape(_ stem: String) -> String? {
    for suffix in ["-landscape", "_landscape", "~landscape", "landscape"]
    where stem.lowercased().hasSuffix(suffix) {
      return String(stem.dropLast(suffix.count))
    }
    return nil
  }

  /// Whether two versions of a file differ in what pictures depend on.
  /// One that is on one side only is held against an empty one: most lists say nothing of pictures.
  private func differs(_ contents: [[UInt8]], _ evidence: ([UInt8]) -> String) -> Bool {
    guard let old = contents.first, let new = (contents + [[]]).dropFirst().first else { return true }
    return evidence(old) != evidence(new)
  }

  // MARK: Names in documents

  /// The names of the storyboards that a storyboard refers to: it says whether their scenes have navigation bars.
  static func storyboards(referredToIn bytes: [UInt8]) -> [String] {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.ranges(of: "storyboardName=\"").map { String(text[$0.upperBound...].prefix { $0 != "\"" }) }
  }

  /// The texts of a document between quotes and between tags, and their last parts without what image names end in.
  static func mentions(in bytes: [UInt8]) -> Set<String> {
    var mentions: Set<String> = []
    let signs = Set("\"<>'\n".utf8)
    for part in bytes.split(whereSeparator: signs.contains) where part.count <= 200 {
      // Names of elements and attributes end so.
      guard let last = part.last, last != UInt8(ascii: "=") else { continue }
      let text = String(decoding: part, as: UTF8.self)
      mentions.insert(text)
      let name = text.split(separator: "/").last.map(String.init) ?? text
      mentions.insert(name)
      mentions.insert(plain(name))
    }
    return mentions
  }

  /// The name of an image without scale, device and extension: `star@2x~ipad.png` is `star`.
  private static func plain(_ name: String) -> String {
    var stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    for suffix in ["~iphone", "~ipad", "@1x", "@2x", "@3x"] where stem.hasSuffix(suffix) {
      stem.removeLast(suffix.count)
    }
    return stem
  }
}
