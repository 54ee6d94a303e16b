import Assets
import Diagnostics
import Files
import Geometry
import InterfaceFile
import InterfaceXML
import Layout
import Localization
import SourceCode
import Views

/// The values that code gives the views of a document in a language.
final class CodeValues {
  let project: ProjectAssets
  let resources: DocumentResources
  let language: ScreenLanguage?
  let textSize: TextSizeCategory
  /// The texts that code looks up; nothing is searched before the first.
  private(set) lazy var texts = project.fromTextTables { ApplicationTexts($0, within: $1) }
  private(set) lazy var otherTexts = resources.otherVersion?.fromTextTables {
    ApplicationTexts($0, within: $1)
  }
  private var known: [String: StartingValues] = [:]
  private var others: [String: StartingValues?] = [:]
  /// What code of classes gives, by their names.
  private var groups: [String: Groups] = [:]
  /// What members of types stand for that were looked up, by their names and version.
  var literals: [String: String?] = [:]
  /// The files of images that are other pictures than in the other version, by the images' names; nil for the same picture.
  var otherPictures: [String: String?] = [:]
  /// The keys of texts that views show, as far as somebody asked where these are stated.
  var stated: Set<String> = []
  /// How many words of expressions are still looked at to tell these apart: a stranger may have written any number.
  var wordsLeft = 200_000
  /// How many values views have from code, and where the first is.
  private(set) var count = 0
  private(set) var first: (file: String, line: Int)?

  /// What code gives what outlets lead to, and the known values that it gives no longer, by classes and names.
  var givenByOutlet: [String: [String: [StartingValues.Change]]] = [:]
  var goneByOutlet: [String: [String: [(path: [String], value: StartingValues.Value)]]] = [:]

  /// Whether sources override what objects of classes of UIKit's do as they are loaded, by the classes.
  var overridden: [String: Bool] = [:]

  /// Whether code of a version says what all views of any class look like.
  private(set) lazy var hasAppearance = [project, resources.otherVersion].contains { version in
    version.map { !$0.startingValues(ofClass: StartingValues.appearance).assigned.isEmpty } ?? false
  }

  init(_ resources: DocumentResources, _ traits: ReadingTraits) {
    (self.resources, language, textSize) = (resources, traits.language, traits.textSize ?? .l)
    project = resources.project
  }

  func values(ofClass name: String) -> StartingValues {
    if let values = known[name] { return values }
    // A controller without a class of its own needs no look at the sources.
    if project.isApples(name), !project.overridesLoading(ofClass: name) { return StartingValues(of: []) }
    noteClass(name)
    var values = project.startingValues(ofClass: name)
    // What code does with a view of its own says nothing about the document's.
    if let other = otherValues(ofClass: name), values.ownView != nil, other.ownView == nil {
      let shown = other.asOfOtherVersion
      known[name] = shown
      return shown
    }
    if let other = otherValues(ofClass: name) {
      values = values.completed(by: other) { path, value in
        value.value.readsText || known(value, as: path[path.count - 1]) != nil
      }
    }
    known[name] = values
    return values
  }

  /// The values in the version of the project that this one is compared with.
  func otherValues(ofClass name: String) -> StartingValues? {
    if let known = others[name] { return known }
    var other = RowClass(name)
    let outlets = resources.otherOutlets[other.name] ?? [:]
    other.name = resources.otherClasses[other.name] ?? other.name
    other.host = other.host.map { resources.otherClasses[$0] ?? $0 }
    let values = resources.otherVersion?.startingValues(ofClass: other.whole).renamed(outlets)
    others[name] = .some(values)
    return values
  }

  /// What code of a class gives, by the first of the names that lead to it.
  struct Groups {
    var values: [String: [(path: [String], value: StartingValues.Value)]] = [:]
    var changes: [String: [StartingValues.Change]] = [:]
    var lookups: [String: [(path: [String], values: [SourceValue])]] = [:]
  }

  func groups(ofClass name: String) -> Groups {
    if let known = groups[name] { return known }
    var found = Groups()
    let values = values(ofClass: name)
    for value in values.sorted { found.values[value.path[0], default: []].append(value) }
    for change in changes(ofClass: name) { found.changes[change.path[0], default: []].append(change) }
    for path in values.lookups.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      found.lookups[path[0], default: []].append((path, values.lookups[path] ?? []))
    }
    groups[name] = found
    return found
  }

  /// The names in code of a class that are those of an outlet: an instance variable's is read without the line before it in Objective-C.
  func names(of outlet: String, in className: String) -> [String] {
    let isVariable = outlet.hasPrefix("_") && values(ofClass: className).isObjectiveC != false
    return [outlet] + (isVariable ? [String(outlet.dropFirst())] : [])
  }

  private func noteClass(_ name: String) {
    project.note(.code, language.map { "\(name) \($0.identifier)" } ?? name + " ")
  }

  /// The texts that code gives, with what leads to them.
  func texts(ofClass name: String) -> [String] {
    let known = values(ofClass: name).sorted.compactMap { path, value -> String? in
      guard case .text(let text)? = resolved(value) else { return nil }
      return "\(name) \(path.joined(separator: ".")) \(text)"
    }
    return known + possibleTexts(ofClass: name)
  }

  /// The texts that code may give, with what leads to them.
  private func possibleTexts(ofClass name: String) -> [String] {
    let values = values(ofClass: name)
    let possible = values.lookups.flatMap { path, lookups in
      lookups.compactMap {
        resolved($0, isOther: false).map { "\(name) \(path.joined(separator: ".")) may be \($0)" }
      }
    }
    return possible
      + values.mentioned.compactMap { resolved($0, isOther: false).map { "\(name) may show \($0)" } }
  }

  /// What code gives and does, known or not, as text. `isSame`: whether only what it looks up is wanted.
  func answers(ofClass name: String, isSame: Bool) -> [String] {
    let values = values(ofClass: name)
    let given = values.sorted.map { path, value in
      "\(name) \(path.joined(separator: ".")) "
        + (known(value, as: path[path.count - 1]).map { "\($0)" } ?? "\(value.value)")
    }
    return given + possibleTexts(ofClass: name) + (isSame ? [] : values.answersAsText.map { "\(name) \($0)" })
  }

  /// The classes of the objects that fill tables and collections which code of a class connects with them.
  func servers(ofClass name: String) -> Set<String> { Set(values(ofClass: name).servers.values.joined()) }

  /// The xibs that code registers for the cells of tables and collections.
  func nibs(registeredBy name: String) -> [String] { values(ofClass: name).registrations.flatMap(\.value) }

  func evidence(ofClass name: String) -> String {
    let values = values(ofClass: name)
    let rows = values.registrations.map {
      "\($0.key.joined(separator: ".")) \($0.value.joined(separator: " "))"
    }
    let orientations = orientations(ofClass: name).map { $0.rawValue + "\n" }.joined()
    let places = values.constraints.map { "\(project.display($0.file)):\($0.line)" }
    return orientations + (rows.sorted() + values.answersAsText + places).joined(separator: "\n")
      + values.sorted.map { path, value in
        let text = known(value, as: path[path.count - 1]).map { "\($0)" } ?? ""
        return "\(path.joined(separator: ".")) \(text) \(project.display(value.file)):\(value.line)"
      }.sorted().joined(separator: "\n")
  }

  /// The title that code gives the navigation item of a controller.
  func title(ofController name: String) -> (text: String, place: SourceLocation)? {
    let values = values(ofClass: name).values
    let found = [["navigationItem", "title"], ["title"]].lazy.compactMap { path in
      values[path].map { (path, $0) }
    }
    guard let (path, value) = found.first, case .text(let title)? = resolved(value) else { return nil }
    note(value)
    let place = SourceLocation(file: project.display(value.file), line: value.line)
    return (title, self.place(ofText: value.value, path, name) ?? place)
  }

  /// What the back button to a controller says, by its code: the title of an item of its own, or what it has instead of the title of its
  /// item. An item of which that is not known says nothing.
  ///
  /// Source: Apple, `UINavigationItem.backBarButtonItem`, `backButtonTitle`.
  func backTitle(ofController name: String) -> (text: String, place: SourceLocation?)? {
    let values = values(ofClass: name)
    for path in [StartingValues.backButton + ["title"], StartingValues.backButtonTitle] {
      if let value = values.shown(path) {
        guard case .text(let title)? = resolved(value) else { return ("", nil) }
        note(value)
        return (title, SourceLocation(file: project.display(value.file), line: value.line))
      }
      if values.isUnknown(path) { return ("", nil) }
    }
    return title(ofController: name).flatMap { $0.text.isEmpty ? nil : $0 }
  }

  // MARK: Orientations

  /// Leaves a screen the orientations that its controller's code supports. On a tablet applications that share the screen with
  /// others are not asked (Apple, `UIViewController.supportedInterfaceOrientations`).
  func restrictOrientations(of scene: inout Scene) {
    guard let name = scene.controller else { return }
    let found = orientations(ofClass: name)
    let all = scene.canvas.application.phoneOrientations ?? Orientation.allCases
    let supported = all.filter(found.contains)
    // Where the application does not have them UIKit raises an exception.
    if !supported.isEmpty { scene.canvas.application.phoneOrientations = supported }
  }

  /// The orientations that the code of a controller's class supports; none where it says nothing.
  private func orientations(ofClass name: String) -> [Orientation] {
    if project.isApples(name) { return [] }
    noteClass(name)
    let found = project.orientations(ofClass: name)
    return Orientation.allCases.filter { found.contains($0 == .portrait ? .portrait : .landscape) }
  }

  // MARK: Rows

  /// Shows the cells that code registers in the tables of a scene that have none of their own, each once, as Interface
  /// Builder shows prototypes.
  func addRows(to scene: inout Scene, for traits: ReadingTraits) {
    let unchanged = scene
    let wanted = Set(scene.tree.views.filter { !nibs(for: $0, in: unchanged).isEmpty }.map(\.objectID))
    guard !wanted.isEmpty else { return }
    var cells: [String: ViewTree] = [:]
    for view in scene.tree.views where wanted.contains(view.objectID) {
      for nib in nibs(for: view, in: unchanged) where cells[nib] == nil && cells.count < Self.mostCells {
        cells[nib] = cell(nib, traits)
      }
    }
    scene.replaceTrees { tree in
      // Object ids are unique in a tree: a cell is shown once.
      var used: Set<String> = []
      for view in tree.views where wanted.contains(view.objectID) {
        var roots: [View] = []
        for nib in nibs(for: view, in: unchanged) {
          guard let root = cells[nib]?.root, root.content.isTableViewCell == view.content.isTableView,
            used.insert(nib).inserted, let copy = cells[nib]?.copy().root
          else { continue }
          roots.append(copy)
        }
        add(roots, to: view)
      }
      return ViewTree(root: tree.root)
    }
  }

  private func add(_ cells: [View], to view: View) {
    guard !cells.isEmpty else { return }
    switch view.content {
    case .tableView(var table):
      var top = 0.0
      for root in cells {
        let change = view.frame.width - root.frame.width
        for part in root.subviews where part.frame.width > 0.7 * root.frame.width {
          // How high the content was saved says nothing of a row, and neither does what the xib has for its canvas.
          let isContent = part.content == .container(.tableViewCellContentView)
          let height = isContent ? root.frame.height - part.frame.minY : part.frame.height
          Autoresizing.resize(part, to: Size(width: part.frame.width + change, height: height))
        }
        root.content.tableViewCell?.rowHeight = nil
        root.frame = Rect(x: 0, y: top, width: view.frame.width, height: root.frame.height)
        top = root.frame.maxY
        view.addSubview(root)
      }
      table.hasPrototypes = true
      view.content = .tableView(table)
    case .collectionView(var collection):
      cells.forEach(view.addSubview)
      // An item size that nobody chose says nothing.
      if Self.unchosenItemSizes.contains(collection.flow?.itemSize ?? .zero) {
        collection.customSizedCells += cells.map(\.objectID)
      }
      view.content = .collectionView(collection)
      view.arrangeCells()
    default: break
    }
  }

  /// The item sizes that Interface Builder gives a new flow layout.
  private static let unchosenItemSizes: Set<Size> = [
    Size(width: 50, height: 50), Size(width: 128, height: 128),
  ]

  /// The most kinds of cells of a screen.
  private static let mostCells = 24

  /// The xibs of which code has a table or collection make its cells; none for one with cells in the document.
  private func nibs(for view: View, in scene: Scene) -> [String] {
    switch view.content {
    case .tableView(let table) where table.sections.isEmpty && !table.hasPrototypes: break
    // Where another layout has its items is not known.
    case .collectionView(let collection) where collection.flow != nil: break
    default: return []
    }
    if view.subviews.contains(where: Self.isCell) { return [] }
    var found: [String] = []
    for owner in view.owners where !owner.isCollection {
      found += values(ofClass: owner.className).registrations[[owner.outlet]] ?? []
    }
    // The table of a table view controller is its view, and so is the collection of a collection view controller.
    if view.superview == nil, let controller = scene.controller {
      let name = view.content.isTableView ? "tableView" : "collectionView"
      found += values(ofClass: controller).registrations[[name]] ?? []
    }
    return found
  }

  private static func isCell(_ view: View) -> Bool {
    view.content.isTableViewCell || view.content == .container(.collectionViewCell)
  }

  /// The first cell in a xib of the project.
  private func cell(_ nib: String, _ traits: ReadingTraits) -> ViewTree? {
    guard let path = project.xib(named: nib) else { return nil }
    var traits = traits
    traits.scenes = nil
    var read = ParsedDocuments(in: resources.files)
    guard let source = try? LocalizedSource(path, traits.language, in: resources.files),
      let cell = try? read.document(at: source.document)
    else { return nil }
    // Xcode makes new cells with the same ids. Texts are those of the ids in the document.
    let texts = source.texts(for: cell).texts
    let document = try? LoadedDocument(cell.version(Self.renamed(cell.root, nib)), texts: texts, for: traits)
    return document?.scenes.lazy.map(\.tree).first { Self.isCell($0.root) }
  }

  /// The elements of a document whose objects have ids of their own.
  private static func renamed(_ root: Element, _ name: String) -> Element {
    var ids: Set<String> = []
    var waiting = [root]
    while let element = waiting.popLast() {
      if let id = element.peek("id") { ids.insert(id) }
      waiting += element.children
    }
    func renamed(_ element: Element) -> Element {
      let attributes = element.attributes.map { attribute in
        ids.contains(attribute.value) && !kept.contains(attribute.name)
          ? Element.Attribute(
            name: attribute.name, value: "\(name).\(attribute.value)", number: attribute.number) : attribute
      }
      return element.with(attributes: attributes, children: element.children.map(renamed))
    }
    return renamed(root)
  }

  /// Attributes that are no references, whatever they say.
  private static let kept: Set<String> = [
    "text", "title", "placeholder", "key", "customClass", "property", "name",
  ]

  /// `outlets`: those of the controller.
  func apply(to tree: ViewTree, controller: String?, outlets: [Outlet]) {
    for view in tree.views {
      let ownClass = ownClass(of: view, controller)
      if let name = view.customClass { noteSource(ofClass: name, of: view.objectID) }
      applyAppearance(to: view)
      // A view is loaded before what it is connected to does anything with it.
      applyAttributes(of: view, view.customClass ?? view.className, in: tree)
      if let ownClass { apply(ownClass, to: view, after: nil) { !$0.isLate } }
      let owners = owners(of: view, controller)
      for owner in owners { apply(owner.className, to: view, after: owner.outlet) }
      noteGoneOutlets(of: view, besides: owners)
      if let ownClass { apply(ownClass, to: view, after: nil, \.isLate) }
    }
    applyAnswers(in: tree, besides: controller)
    if let controller {
      applyAnswers(of: controller, to: tree)
      noteOwnView(of: controller, to: tree)
      noteOrientations(of: controller, to: tree)
      noteMembers(of: controller, to: tree)
    }
    applyConstraints(to: tree, controller: controller, outlets: outlets)
    applyConstants(to: tree, controller: controller, outlets: outlets)
  }

  func apply(
    _ name: String, to view: View, after outlet: String?,
    _ isWanted: (StartingValues.Value) -> Bool = { _ in true }
  ) {
    noteChanges(ofClass: name, in: view, after: outlet)
    noteTexts(ofClass: name, in: view, after: outlet)
    notePictures(ofClass: name, in: view, after: outlet)
    let values = values(ofClass: name)
    guard !values.sorted.isEmpty else { return noteGoneUnset(outlet, of: view, in: name) }
    let found = groups(ofClass: name)
    let own = outlet.map { names(of: $0, in: name).flatMap { found.values[$0] ?? [] } } ?? values.sorted
    for (path, value) in own
    where isWanted(value) && !values.isOnUnknownGround(path, { resolved($0) != nil }) {
      let rest: ArraySlice<String>
      if outlet != nil, path.count < 2 { continue }
      rest = outlet == nil ? path[...] : path.dropFirst()
      let (view, names) = view.part(rest)
      guard let property = names.last.map({ names.dropLast() + [Self.keyPath($0)] })?.joined(separator: "."),
        // What is looked at has come: whoever shows a view that hides itself shows it.
        outlet != nil || view.superview != nil || !["hidden", "alpha"].contains(property),
        name != StartingValues.appearance || view.isUsual(property),
        let resolved = member(property, value.value, isOther: value.isOfOtherVersion)
          ?? resolved(
            outlet == nil ? value.value.reading(view.content.text ?? "") : value.value,
            isOther: value.isOfOtherVersion)
      else { continue }
      // What code places late, or again, in either version is where nobody knows.
      let isPlacedAgain =
        property == "frame"
        && (values.placesOnce(path) == false || otherValues(ofClass: name)?.placesOnce(path) == false)
      guard let keys = isPlacedAgain ? nil : view.set(property, to: resolved) else {
        let isOfLooks = outlet == nil ? values.isOfOwnLayer(path) : view.isOfOwnLooks(property)
        if view.hasProperty(property) || isOfLooks {
          noteUnset(path, property, value, of: view.objectID, in: name)
        }
        continue
      }
      let given = cause(
        value.place, value.calls, of: path, in: name, project, resources.otherVersion)
      // That of the other version is at no line of this one.
      let place = SourceLocation(
        file: project.display(given.file), line: value.isOfOtherVersion ? 0 : given.line, column: 1)
      let stated = value.isOfOtherVersion ? place : self.place(ofText: value.value, path, name) ?? place
      for key in keys { view.places.replace(key, by: stated) }
      note(value)
    }
    noteGoneUnset(outlet, of: view, in: name)
  }

  /// The properties to which code gives values that nobody knows, whatever the document says: their key paths, by the object ids of the
  /// views.
  func unknownProperties(of scenes: [Scene]) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    func add(_ name: String, _ outlet: String?, _ view: View) {
      let values = values(ofClass: name)
      let unresolved = values.values.filter { path, value in
        let own = outlet == nil ? value.value.reading(view.content.text ?? "") : value.value
        return resolved(own, isOther: value.isOfOtherVersion) == nil
          && member(path[path.count - 1], value.value, isOther: value.isOfOtherVersion) == nil
      }
      // What anybody hands it is shown whenever it is.
      let filled = values.filled.filter { values.values[$0].map { resolved($0) == nil } ?? true }
      let unknown = values.overwritten.union(unresolved.keys).union(filled)
      for path in unknown where values.initial[path].map({ resolved($0) == nil }) ?? true {
        guard outlet.map({ path.count > 1 && self.names(of: $0, in: name).contains(path[0]) }) ?? true else {
          continue
        }
        let (part, names) = view.part(outlet == nil ? path[...] : path.dropFirst())
        guard let last = names.last, !part.objectID.isEmpty else { continue }
        let property = (names.dropLast() + [Self.keyPath(last)]).joined(separator: ".")
        found[part.objectID, default: []].insert(property)
      }
    }
    for scene in scenes {
      for view in scene.tree.views {
        if let name = ownClass(of: view, scene.controller) { add(name, nil, view) }
        for owner in owners(of: view, scene.controller) { add(owner.className, owner.outlet, view) }
      }
    }
    return found
  }

  func note(_ value: StartingValues.Value) {
    count += 1
    if first == nil { first = (project.display(value.file), value.line) }
  }

  /// The name that key-value coding has for a property of Swift: `hidden` for `isHidden`.
  static func keyPath(_ name: String) -> String {
    guard name.hasPrefix("is"), name != "isAccessibilityElement", let first = name.dropFirst(2).first,
      first.isUppercase
    else { return name }
    return first.lowercased() + name.dropFirst(3)
  }
}
