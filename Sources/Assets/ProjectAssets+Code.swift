import Files
import SourceCode
import Views

extension ProjectAssets {
  /// The literal values that code gives the properties of an object of a class before its screen appears: see `RowClass` for those of
  /// rows on the screen of one controller.
  package func startingValues(ofClass whole: String) -> StartingValues {
    newerValues(ofClass: whole) ?? made(ofClass: whole).values
  }

  /// Whether the code of a class is the same as in the newer version of the project.
  package func hasNewerCode(ofClass whole: String) -> Bool { newerValues(ofClass: whole) != nil }

  /// The values that a class has in the newer version of the project; nil where code changed on which they depend.
  private func newerValues(ofClass whole: String) -> StartingValues? {
    guard let newer else { return nil }
    let made = newer.assets.made(ofClass: whole)
    return made.asked.isDisjoint(with: newer.changedNames) ? made.values : nil
  }

  /// What code gives objects of a class, and what that depends on.
  struct MadeValues: Sendable {
    let values: StartingValues
    /// The names that sources were asked for.
    let asked: Set<SourceClasses.Name>
    /// The folder whose documents it is for; nil for those of any.
    let folder: String?
  }

  private func made(ofClass whole: String) -> MadeValues {
    // Of several declarations the one nearest to the document's folder counts; most classes have one.
    let project = roots?.roots.first.map { display.text($0.path) } ?? folder
    let made = library.made("values \(project) \(whole)") { make(ofClass: whole) }
    if made.folder == nil || made.folder == folder { return made }
    return library.made("values \(folder) \(whole)") { make(ofClass: whole) }
  }

  private func make(ofClass whole: String) -> MadeValues {
    let (classes, asked) = sourceClasses.recorded()
    if whole == StartingValues.appearance {
      return MadeValues(values: appearance(in: classes), asked: asked.all, folder: nil)
    }
    var isOfFolder = false
    func lineage(of name: String) -> (classes: [[SourceType]], last: String?) {
      let found = classes.lineage(of: name, near: folder)
      isOfFolder = isOfFolder || found.isOfFolder
      let last = found.last.map { [$0] + UIKitClass.ancestors(of: $0) } ?? []
      let kinds = Set(found.classes.compactMap(\.first?.name) + last)
      return (
        found.classes.map { $0 + classes.added(toConforming: $0, isOf: kinds.contains) }, found.last
      )
    }
    let row = RowClass(whole)
    let name = row.name
    let (own, last) = lineage(of: name)
    let isController = last.flatMap(Self.isController)
    var gifts = isController == nil ? [] : classes.gifts(to: name)
    if let host = row.host {
      let hosts = Set(lineage(of: host).classes.joined().map(\.name))
      gifts.removeAll { type in
        !hosts.contains(type.name) && lineage(of: type.name).last.flatMap(Self.isController) == true
      }
    }
    let values = StartingValues(
      of: own, extensions: last.map { Self.extensions(of: $0, in: classes) } ?? [],
      kinds: Set(own.compactMap(\.first?.name) + (last.map { [$0] + UIKitClass.ancestors(of: $0) } ?? [])),
      gifts: gifts, isController: isController,
      isRow: last.map(Self.rows.contains) ?? false,
      callers: PossibleCallers(classes, isApples: ProjectCode.isApples),
      implementerOf: { classes.implementer(of: $0, near: $1) },
      constantOf: { classes.value(ofFile: $0, in: $1, depth: $2) }
    ) { whole in
      if let function = SourceType.function(whole) { return [classes.functions(named: function)] }
      let nested = classes.nested(whole)
      if !nested.isEmpty { return [nested] }
      let name = SourceType.plain(whole)
      let (own, last) = lineage(of: name)
      // What is no class has no lineage.
      return own + (last.map { Self.extensions(of: $0, in: classes) } ?? [])
    }
    return MadeValues(values: values, asked: asked.all, folder: isOfFolder ? folder : nil)
  }

  /// What all views of classes look like, as code says.
  private func appearance(in classes: SourceClasses) -> StartingValues {
    // What an application says counts for its own documents.
    if let root = roots?.roots.first, ProjectFolders.isPackage(root.path) { return StartingValues() }
    return StartingValues.ofAppearance(
      in: classes.gifts(to: StartingValues.appearance),
      constantOf: { classes.value(ofFile: $0, in: $1, depth: $2) }
    ) { [folder] in classes.lineage(of: $0, near: folder).classes }
  }

  /// Whether sources override what objects of a class of UIKit's do as they are loaded, for all of them.
  package func overridesLoading(ofClass name: String) -> Bool {
    library.made("loading \(roots?.roots.first.map { display.text($0.path) } ?? folder) \(name)") {
      ask { sources, _ in
        Self.extensions(of: name, in: sources).joined().contains { type in
          type.methods.contains { $0.name == "awakeFromNib" && !$0.body.isEmpty }
        }
      }
    }
  }

  /// What sources add to a class of UIKit and those that it inherits from, the nearest first.
  private static func extensions(of name: String, in classes: SourceClasses) -> [[SourceType]] {
    let kinds = [name] + UIKitClass.ancestors(of: name) + (name == "UIView" ? [] : ["UIView"])
    return kinds.map {
      let own = classes.all($0).filter { $0.isExtension || !$0.isClass }.filter { !$0.isConstrained }
      return own + classes.added(toConforming: own, isOf: kinds.contains)
    }
  }

  /// Whether a class is one of Apple's, as its name says, which no source declares: an application may call its own alike.
  package func isApples(_ whole: String) -> Bool {
    let name = RowClass(whole).name
    if name == StartingValues.appearance { return false }
    guard ProjectCode.isApples(name) else { return false }
    return !UIKitClass.ancestors(of: name).isEmpty || !ask { sources, _ in sources.declares(name) }
  }

  /// The classes of UIKit's that a table or collection fills.
  private static let rows: Set<String> = [
    "UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView",
  ]

  /// Whether a class of Apple's is one of controllers; nil for any other class.
  private static func isController(_ name: String) -> Bool? {
    ProjectCode.isApples(name) ? name.hasSuffix("Controller") : nil
  }

  /// What the code of a class may change of its objects and of what its outlets lead to.
  package func changedProperties(ofClass name: String) -> ChangedProperties {
    if ProjectCode.isApples(name) { return ChangedProperties(of: [], isComplete: true) }
    return library.made("changes \(folder) \(name)") {
      ask { sources, folder in
        let (classes, last, _) = sources.lineage(of: name, near: folder)
        return ChangedProperties(of: classes, isComplete: last.map(ProjectCode.isApples) ?? false)
      }
    }
  }

  /// The orientations in which controllers of a class can be shown, as its code says: those of the nearest class that says
  /// anything; none where none does, or where they depend on anything else.
  package func orientations(ofClass name: String) -> Set<SourceType.Orientation> {
    ask { sources, folder in
      sources.lineage(of: name, near: folder).classes.lazy
        .compactMap { $0.lazy.compactMap(\.supportedOrientations).first }.first ?? []
    }
  }

  /// Where the code of a class says in which orientations its controllers can be shown; nil where it says nothing.
  package func placeOfOrientations(ofClass name: String) -> StartingValues.Place? {
    ask { sources, folder in
      sources.lineage(of: name, near: folder).classes.joined().lazy.compactMap(\.placeOfOrientations).first
    }
  }

  /// Where a class is declared; nil for one that no source has.
  package func placeOfDeclaration(ofClass name: String) -> (file: String, line: Int)? {
    ask { sources, folder in
      sources.lineage(of: name, near: folder).classes.first?.first.map { ($0.file, $0.line) }
    }
  }

  /// Whether code shows, at some time, what an outlet of a class leads to and what is hidden until then: that of the class, or of others
  /// which have its objects.
  package func shows(_ outlet: String, ofClass name: String) -> Bool {
    if startingValues(ofClass: name).shows(outlet) { return true }
    return library.made("shown \(folder) \(name)") {
      ask { sources, _ in StartingValues.shown(by: sources.gifts(to: name), of: name) }
    }.contains(outlet)
  }

  /// Whether code may ask some object for a member of a name: see `SourceClasses.isAsked(forMember:inFile:)`.
  package func asksObjects(forMember name: String) -> Bool {
    ask { sources, _ in sources.isAsked(forMember: name) }
  }

  /// The xib of the project with a name; of several the one nearest to the document.
  package func xib(named name: String) -> String? {
    note(.xib, name)
    for index in indices {
      let found = index.xibs.filter { path in
        let own = path.split(separator: "/").last?.dropLast(".xib".count) ?? ""
        return (own == name || SourceRow.generated(String(own)) == name) && admits(path)
      }
      if let nearest = found.nearest(to: folder) { return display.text(nearest) }
    }
    return nil
  }

  private func lines(ofSource path: String) -> [ArraySlice<UInt8>] {
    let path = own(path)
    return library.made("lines \(path)") {
      (Self.reader(within: enclosure)(path) ?? []).split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
  }

  private func bytes(ofLine number: Int, ofSource path: String) -> ArraySlice<UInt8>? {
    let lines = lines(ofSource: path)
    return lines.indices.contains(number - 1) ? lines[number - 1] : nil
  }

  /// A line of a source, from 1; nil where there is none.
  package func line(_ number: Int, ofSource path: String) -> String? {
    bytes(ofLine: number, ofSource: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether the same source has the same line, wherever, as in another version of the project. `number`: the line there, from 1.
  package func hasLine(like number: Int, ofSource path: String, in other: ProjectAssets) -> Bool {
    let path = other.own(path)
    guard let root = roots?.roots.first?.path, let otherRoot = other.roots?.roots.first?.path,
      path.hasPrefix(otherRoot + "/"), let line = other.bytes(ofLine: number, ofSource: path)
    else { return false }
    let own = root + path.dropFirst(otherRoot.count)
    let lines = lines(ofSource: own)
    return library.made("set of lines \(own)") { Set(lines) }.contains(line)
  }

  /// The value of a member of a type: `["Constants", "title"]`.
  package func constant(_ path: [String]) -> SourceValue? {
    ask { sources, _ in sources.constant(path) }
  }

  /// What a function of a type returns: `["Style", "font"]`.
  package func result(of path: [String], _ arguments: [SourceValue.Labeled]) -> SourceValue? {
    ask { sources, _ in sources.result(of: path, arguments) }
  }

  /// What is made of the tables of texts of the project, once in a run.
  ///
  /// - Parameter make: Makes it of their paths, and of what encloses the project.
  package func fromTextTables<Value: Sendable>(_ make: ([String], Enclosure) -> Value) -> Value {
    guard let root = roots?.roots.first else { return make([], enclosure) }
    return library.made("texts \(display.text(root.path))") {
      make(library.index(root, display: display).textTables, enclosure)
    }
  }

  /// The document's folder, without links.
  package var documentFolder: String { folder }
}
