import Files
import SourceCode

/// The sources and documents of a repository, or of a project without one: what rules hold documents against.
package final class ProjectCode: Sendable {
  /// The types of the sources.
  package let classes: SourceClasses
  /// Every source file, with its texts, words, and what it asks documents for.
  package let files: [SourceFile]
  /// The paths of the storyboards and xibs.
  package let documents: [String]
  /// What property lists and projects name: main and launch storyboards.
  package let listedNames: Set<String>
  /// Names for other types.
  private let aliases: Set<String>
  private let show: PathDisplay

  init(
    _ index: AssetIndex, _ classes: SourceClasses, within enclosure: Enclosure, display: PathDisplay
  ) {
    show = display
    self.classes = classes
    files = ProjectAssets.read(index.sources, within: enclosure)
    documents = (index.storyboards + index.xibs).filter { enclosure.admits($0, in: .untraced) }
    var names: Set<String> = []
    for path in index.propertyLists {
      guard let bytes = try? FileSystem.untraced.read(path, limit: 1 << 20, within: enclosure).bytes else {
        continue
      }
      for part in bytes.split(whereSeparator: { [0x3C, 0x3E, 0x22, 0x0A].contains($0) })
      where part.count <= 100 {
        names.insert(String(decoding: part, as: UTF8.self))
      }
    }
    listedNames = names
    aliases = files.reduce(into: []) { $0.formUnion($1.aliases) }
  }

  /// Whether a source imports a module or names it otherwise, or is in a folder of its name.
  package func names(module: String) -> Bool {
    files.contains { $0.words.contains(module) || $0.path.contains("/\(module)/") }
      || listedNames.contains(module)
  }

  /// Whether code decides in which appearance screens are shown, or may.
  package var choosesAppearance: Bool { files.contains { $0.words.contains("overrideUserInterfaceStyle") } }

  /// Whether code makes fonts available itself, or may.
  package var registersFonts: Bool {
    files.contains { file in
      file.words.contains { $0.hasPrefix("CTFontManagerRegister") || $0 == "FontBlaster" }
    }
  }

  /// A path in messages.
  package func display(_ path: String) -> String { show.text(path) }

  /// Whether a source declares a class or a name for one.
  package func declares(_ name: String) -> Bool { classes.declares(name) || aliases.contains(name) }

  /// The declarations and extensions of a class and those that it inherits from, up to one of UIKit's; nil where something
  /// of it is in no source, so that nothing can be said of what it lacks.
  ///
  /// - Parameters:
  ///   - name: The class.
  ///   - document: The document that has it.
  package func knownTypes(of name: String, near document: String) -> [SourceType]? {
    var types: [SourceType] = []
    var visited: Set<String> = []
    var waiting = [name]
    while let name = waiting.popLast() {
      guard visited.insert(name).inserted else { continue }
      let all = classes.all(name)
      let declarations = all.filter(\.isClass)
      if declarations.isEmpty {
        guard Self.isApples(name) else { return nil }
        continue
      }
      types += all
      // Of several declarations any may be meant.
      for declaration in declarations {
        guard let parent = declaration.inherited.first else {
          if declaration.isObjectiveC { return nil }
          continue
        }
        waiting.append(parent)
      }
      // What a protocol's extension adds counts, too.
      for inherited in all.flatMap({ $0.inherited.dropFirst($0.isClass ? 1 : 0) }) {
        types += classes.all(inherited)
      }
    }
    return types
  }

  /// Whether a class or protocol is Apple's, by its prefix.
  package static func isApples(_ name: String) -> Bool {
    let prefixes = [
      "UI", "NS", "MK", "WK", "AV", "GK", "SK", "CA", "PK", "QL", "MTK", "GLK", "SCN", "AR", "PDF",
    ]
    return prefixes.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    } && !name.hasSuffix("Protocol")
  }

  /// Whether the file with a path in messages makes cells itself where it has none to reuse.
  package func makesCells(_ path: String) -> Bool {
    guard let file = files.first(where: { display($0.path) == path }) else { return false }
    return file.words.contains("initWithStyle")
      || file.words.contains("reuseIdentifier") && file.words.contains("style")
  }
}

extension ProjectAssets {
  /// The sources of the document's repository; nil without a project.
  package var code: ProjectCode? {
    guard let root = roots?.roots.last, root.isDeep else { return nil }
    return library.made("code \(display.text(root.path))") {
      let index = library.index(root, display: display)
      let (classes, _) = library.sourceClasses(in: index, of: root, within: enclosure, display: display)
      return ProjectCode(index, classes, within: enclosure, display: display)
    }
  }
}
