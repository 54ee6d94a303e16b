import Assets
import Diagnostics
import Files
import InterfaceFile
import Localization
import Painting
import Raster
import SourceCode
import Synchronization
import Typography
import Views

/// The images, colors and fonts of a document's project, in the form that layout and painting need.
///
/// The project is searched lazily: only when an image, color or font is requested that the document itself does not
/// provide.
package final class DocumentResources: Sendable {
  /// The project around the document.
  package let project: ProjectAssets
  private let document: String
  private let library: AssetLibrary
  let files: FileSystem
  /// The images that are drawn, shared by all pictures of the document: each is scaled once for each size.
  private let pictures: FoundOnce<Picture>
  private let state = Mutex(State())

  private struct State {
    var fonts: FontLibrary?
    /// The project in another version, with which this one is compared.
    var otherVersion: ProjectAssets?
    /// The classes that objects have there, by those that they have here.
    var otherClasses: [String: String] = [:]
    /// The outlets that the document connects here alone, by class.
    var newOutlets: [String: Set<String>] = [:]
    /// See `DocumentResources.reconnected`.
    var reconnected: [String: [String: Reconnection]] = [:]
    /// Whose code may give the views there something, by the views' object ids.
    var otherOwners: [String: [CodeOwner]] = [:]
    /// The names that outlets have here, by those that they have there, by class.
    var otherOutlets: [String: [String: String]] = [:]
    /// What code of classes gives otherwise there, where that is not known, by their names and the language.
    var changesOfClasses: [String: [StartingValues.Change]] = [:]
    /// The same of views.
    var codeChanges: (all: [CodeChange], known: [CodeChange: Int]) = ([], [:])
    /// What is noted of drawings, once for each subject, in the order of drawing.
    var notes: [(subject: Subject, finding: Finding?)] = []
    private var subjects: Set<Subject> = []

    func knows(_ subject: Subject) -> Bool { subjects.contains(subject) }

    mutating func note(_ subject: Subject, _ finding: Finding?) {
      if subjects.insert(subject).inserted { notes.append((subject, finding)) }
    }
  }

  private enum Subject: Hashable {
    case image(String)
    case limit(Finding)
    case inherited(String)
    case application
    case code
  }

  /// Creates the resources for a document at the path given by the user; `-` (standard input) has no project folder to
  /// search. The library's folders are searched before those of the document's project.
  package init(document: String, library: AssetLibrary, in files: FileSystem) {
    (self.document, self.library, self.files) = (document, library, files)
    project = ProjectAssets(document: document == "-" ? nil : document, library: library, in: files)
    pictures = FoundOnce()
  }

  private init(branchOf resources: DocumentResources) {
    (document, library, files) = (resources.document, resources.library, resources.files)
    pictures = resources.pictures
    project = resources.project.branch()
  }

  /// What code of a class gives otherwise in the other version, found once for all versions of the document.
  func changes(of name: String, _ find: () -> [StartingValues.Change]) -> [StartingValues.Change] {
    if let known = state.withLock({ $0.changesOfClasses[name] }) { return known }
    let found = find()
    state.withLock { $0.changesOfClasses[name] = found }
    return found
  }

  /// The project in another version, with which this one is compared; nil for none. What code gives views there stands for what
  /// is unknown here.
  package var otherVersion: ProjectAssets? {
    get { state.withLock(\.otherVersion) }
    set { state.withLock { $0.otherVersion = newValue } }
  }

  /// What of views code gives otherwise than in the other version, where the value is not known in one of them: noted as screens
  /// are read.
  package var codeChanges: [CodeChange] { state.withLock(\.codeChanges.all) }

  /// The most that are noted: few are listed.
  private static let mostCodeChanges = 1_000

  func note(_ change: CodeChange) {
    state.withLock { state in
      if let place = state.codeChanges.known[change.withoutDetails] {
        let known = state.codeChanges.all[place]
        state.codeChanges.all[place].expressions = known.expressions ?? change.expressions
        state.codeChanges.all[place].isCertain = known.isCertain || change.isCertain
        return
      }
      guard state.codeChanges.all.count < Self.mostCodeChanges else { return }
      state.codeChanges.known[change.withoutDetails] = state.codeChanges.all.count
      state.codeChanges.all.append(change)
    }
  }

  /// The names that outlets of a class have here, by those that they have in the other version, where these are others; by the class'
  /// name here.
  package var otherOutlets: [String: [String: String]] {
    get { state.withLock(\.otherOutlets) }
    set { state.withLock { $0.otherOutlets = newValue } }
  }

  /// Whose code may give views of the other version something, by their object ids.
  package var otherOwners: [String: [CodeOwner]] {
    get { state.withLock(\.otherOwners) }
    set { state.withLock { $0.otherOwners = newValue } }
  }

  /// The outlets that lead to a view of both versions in one of them alone.
  package struct Reconnection: Sendable {
    /// Those that lead there now, and those that led there.
    package var new, gone: Set<String>

    /// Outlets by their names.
    package init(new: Set<String>, gone: Set<String>) { (self.new, self.gone) = (new, gone) }
  }

  /// Such outlets, by the classes whose they are and by the views' object ids.
  package var reconnected: [String: [String: Reconnection]] {
    get { state.withLock(\.reconnected) }
    set { state.withLock { $0.reconnected = newValue } }
  }

  /// The outlets that the document connects here and not in the other version, by class.
  package var newOutlets: [String: Set<String>] {
    get { state.withLock(\.newOutlets) }
    set { state.withLock { $0.newOutlets = newValue } }
  }

  /// The classes that objects of the document have in the other version, by those that they have here, where these are others.
  package var otherClasses: [String: String] {
    get { state.withLock(\.otherClasses) }
    set { state.withLock { $0.otherClasses = newValue } }
  }

  /// The document's name in its folder.
  var fileName: String { document.split(separator: "/").last.map(String.init) ?? document }

  /// Returns the same resources with no findings yet, for a picture that is drawn beside others of the document.
  func branch() -> DocumentResources { DocumentResources(branchOf: self) }

  /// Takes over what branches found and showed, as if each had begun where the one before ended. Returns whether that
  /// is so: otherwise they show too much together, and nothing is taken over.
  func take(_ branches: [DocumentResources]) -> Bool {
    guard project.take(branches.map(\.project)) else { return false }
    for branch in branches {
      let notes = branch.state.withLock { $0.notes }
      state.withLock { state in for (subject, finding) in notes { state.note(subject, finding) } }
    }
    return true
  }

  /// The diagnostics collected so far: about the project's files, its fonts, and missing images.
  package var findings: [Finding] {
    let (noted, fonts) = state.withLock { ($0.notes.compactMap(\.finding), $0.fonts) }
    let broken = (fonts?.unreadableFiles ?? []).map { path in
      Finding(
        .warning, .font, "no readable OpenType or TrueType font",
        at: SourceLocation(file: project.display(path)))
    }
    return project.findings + broken + noted
  }

  /// Returns a font library that falls back to the project's fonts after the bundled ones.
  package func fonts(over base: FontLibrary) -> FontLibrary {
    state.withLock { state in
      if let fonts = state.fonts { return fonts }
      let fonts = FontLibrary(
        extending: base, files: { [project] in project.fontFiles },
        asksForInstalled: { [files] in files.note(.installedFont, [$0]) })
      state.fonts = fonts
      return fonts
    }
  }

  // MARK: Images and colors

  /// Returns the images and colors for a trait collection.
  ///
  /// Images are looked up for the direction of the view that shows them, not for that of the interface: an image that a
  /// catalog mirrors is not mirrored in a view that is always read from left to right. That this goes for images with a
  /// file for each direction, too, is not verified.
  package func assets(for traits: AssetTraits) -> PaintAssets {
    // Called for every fill, always with the same result.
    let (colors, accents) = (FoundOnce<RGBA?>(), FoundOnce<RGBA?>())
    var assets = PaintAssets(
      picture: { [self] name, isRightToLeft in
        var traits = traits
        traits.isRightToLeft = isRightToLeft
        return picture(named: name, for: traits)
      },
      color: { [project] name in colors.value(of: name) { project.color(named: name, for: traits) } },
      accentColor: { [project] in accents.value(of: "") { project.accentColor(for: traits) } })
    assets.isRightToLeft = traits.isRightToLeft
    assets.symbol = { [self] name, configuration in symbol(named: name, configuration, for: traits) }
    assets.place = { [project] name, isColor in
      let picture = isColor ? nil : project.file(ofImage: name, for: traits)
      return picture ?? project.place(ofColor: isColor, named: name)
    }
    return assets
  }

  private func picture(named name: String, for traits: AssetTraits) -> Picture? {
    guard case .found(let image) = project.image(named: name, for: traits) else { return nil }
    return pictures.value(of: image.key) {
      Picture(
        name: name, width: image.width, height: image.height, work: image.work, pixels: image.pixels,
        scale: image.scale, size: image.size, isTemplate: image.rendering.map { $0 == .template },
        slices: image.slices, isMirrored: image.isMirrored,
        vector: image.vector.map { Picture.Vector(isPreserved: $0.isPreserved, draw: $0.draw) })
    }
  }

  private func symbol(
    named name: String, _ configuration: SymbolConfiguration?, for traits: AssetTraits
  ) -> Picture? {
    let variant = SymbolVariant(
      weight: configuration?.weight ?? .regular, scale: configuration?.scale ?? .medium)
    guard let image = project.symbol(named: name, variant, for: traits) else { return nil }
    return pictures.value(of: image.key) {
      Picture(
        name: name, width: image.width, height: image.height, work: image.work, pixels: image.pixels,
        scale: image.scale, size: image.size, isTemplate: true,
        vector: image.vector.map { Picture.Vector(isPreserved: $0.isPreserved, draw: $0.draw) },
        isSymbol: true)
    }
  }

  /// Reports each image that a drawing of a tree could not resolve once, at the location of the first view that shows
  /// it.
  ///
  /// Images that exist but cannot be drawn were already reported when they were found.
  package func note(_ images: [Drawing.MissingImage], in tree: ViewTree, _ traits: AssetTraits) {
    for image in images where !state.withLock({ $0.knows(.image(image.name)) }) {
      let location = tree[image.view].location
      var finding: Finding?
      if image.isTooMuch {
        finding = Finding(
          .warning, .asset,
          "the image \"\(image.name)\" is not drawn: the images of a picture may have"
            + " \(Drawing.mostPictureWork / 1_000_000) million pixels in all, and a quarter as many in the picture",
          at: location)
      } else if case .missing = project.image(named: image.name, for: traits) {
        finding = Finding(
          .warning, .asset, "no image \"\(image.name)\" is found in the project; a placeholder is drawn",
          at: location)
      }
      state.withLock { $0.note(.image(image.name), finding) }
    }
  }

  /// Reports where a drawing of a tree begins to show visual effects as plain colors, and where it ends before its
  /// time.
  package func noteLimits(of drawing: Drawing, in tree: ViewTree) {
    if let first = drawing.plainEffects.first {
      note(
        "this visual effect, and those drawn after it, are plain colors: the images and blurs of a picture may have"
          + " \(Drawing.mostPictureWork / 1_000_000) million pixels in all, and a quarter as many in the picture",
        at: tree[first].location)
    }
    if let first = drawing.firstUndrawn {
      note(
        "not all of this view is drawn, and nothing after it: the views of a picture may have"
          + " \(Drawing.mostPainted / 1_000_000) million pixels in all",
        at: tree[first].location)
    }
  }

  /// Notes once that views have values that code gives them.
  func noteCode(_ finding: Finding) { state.withLock { $0.note(.code, finding) } }

  private func note(_ limit: String, at place: SourceLocation) {
    let finding = Finding(.warning, .asset, limit, at: place)
    state.withLock { $0.note(.limit(finding), finding) }
  }

  /// Gives views what only the project knows, in scenes as read, their templates and the layouts for other size classes and
  /// names: the size of images for which the document records none and, except on Interface Builder's canvas, the classes
  /// that the own classes of plain views without subviews inherit from, how the project's applications show screens, and
  /// the literal values that code gives views before they appear.
  package func complete(_ scenes: inout [Scene], for traits: ReadingTraits) {
    let asDesigned = !traits.embedsScenes
    if !asDesigned { addApplication(to: &scenes) }
    if !asDesigned, traits.readsCode { addCode(to: &scenes, for: traits) }
    var inherited: [String: Inheritance] = [:]
    for scene in scenes {
      for tree in scene.allTrees {
        for view in tree.views {
          view.content.changeImages { giveSize(to: &$0, asDesigned: asDesigned, scale: scene.canvas.scale) }
          if !asDesigned, view.content.isTableViewCell { view.fitContentOfCell() }
          guard !asDesigned, view.content == .plain, view.className == Self.plainClass,
            view.subviews.isEmpty, let name = view.customClass
          else { continue }
          let own = inherited[name] ?? inheritance(of: name)
          inherited[name] = own
          inherit(own, view, called: name)
        }
      }
    }
  }

  /// Notes how the applications that show the document show screens.
  private func addApplication(to scenes: inout [Scene]) {
    guard document != "-", !scenes.isEmpty,
      let (traits, source) = project.applicationTraits(of: fileName)
    else { return }
    for index in scenes.indices { scenes[index].canvas.application = traits }
    guard let words = traits.words else { return }
    let finding = Finding(.note, .project, words, at: SourceLocation(file: source))
    state.withLock { $0.note(.application, finding) }
  }

  /// The oldest system that the applications that show the document run on; nil if that is not known.
  package var leastSystem: Int? {
    document == "-" ? nil : project.applicationTraits(of: fileName)?.traits.leastSystem
  }

  private static let plainClass = "UIView"

  /// What a class of the project inherits from.
  private struct Inheritance {
    /// The classes up to UIKit's; none if they do not lead there.
    var classes: [String] = []
    /// What views of UIKit's class show; nil for one that shows nothing of its own.
    var kind: (content: ViewContent, isControl: Bool)?
  }

  private func inheritance(of name: String) -> Inheritance {
    let classes = project.inheritance(of: name)
    guard let last = classes.last, let kind = ViewKinds.content(ofClass: last) else { return Inheritance() }
    return Inheritance(classes: classes, kind: last == Self.plainClass ? nil : kind)
  }

  /// Makes a plain view one of the classes that its own class, which has a name, inherits from.
  private func inherit(_ own: Inheritance, _ view: View, called name: String) {
    view.inheritedClasses = own.classes
    guard let kind = own.kind, let last = own.classes.last else { return }
    view.content = kind.content
    if kind.isControl, view.control == nil { view.control = ControlState() }
    let finding = Finding(
      .note, .assumed, "\(name) is drawn as \(last), which the project's sources say it inherits from",
      at: view.location)
    state.withLock { $0.note(.inherited(name), finding) }
  }

  /// Gives scenes the bars that other storyboards of the project show around them: navigation bars that are assumed become
  /// certain, and tab bars are added, in the language of `reading`.
  package func followReferences(
    to scenes: inout [Scene], for reading: ReadingTraits, among storyboards: ProjectStoryboards
  ) {
    guard document != "-", document.hasSuffix(".storyboard"), !scenes.isEmpty else { return }
    project.note(.navigation, "\(reading.language?.identifier ?? "") \(fileName)")
    let around = surroundings(among: storyboards)
    var parsed = ParsedDocuments(in: .untraced, library)
    for index in scenes.indices {
      guard let own = around[scenes[index].id] else { continue }
      if own.isInNavigation { scenes[index].canvas.bars.isInOtherNavigation = true }
      guard let place = own.tabs,
        var tabs = tabBar(at: place, reading.language, among: storyboards, &parsed)
      else { continue }
      let path = project.path(inFolder: fileName)
      var chrome = scenes[index].chrome ?? ScreenChrome()
      for (number, tab) in tabs.tabs.enumerated() {
        let item = tabs.bar.items[number]
        // The lines of others would be taken for lines of the document.
        if tab.itemStoryboard == path || place.storyboard != path {
          tabs.bar.items[number].origin = tab.itemStoryboard == path ? tab.itemOrigin : PartOrigin()
        }
        let line = tab.itemStoryboard == nil ? item.origin.line : tab.itemOrigin.line
        guard let storyboard = tab.itemStoryboard ?? place.storyboard, storyboard != path, line > 0,
          let title = item.title, reading.language == nil
        else { continue }
        chrome.textSources[title] = SourceLocation(file: project.display(storyboard), line: line)
      }
      var bars = scenes[index].canvas.barsOfContainers ?? scenes[index].canvas.bars
      bars.hasTabBar = true
      scenes[index].canvas.barsOfContainers = bars
      chrome.tabBar = tabs.bar
      if chrome.windowTint == nil, let tint = tabs.windowTint {
        chrome.windowTint = tint
        let root = scenes[index].tree.root
        root.tintColor = root.tintColor ?? tint
      }
      chrome.origins["tabBar"] = place.storyboard == path ? tabs.origin : nil
      scenes[index].chrome = chrome
    }
  }

  /// What other storyboards of the project show around the document's scenes, by their object ids.
  private func surroundings(
    among storyboards: ProjectStoryboards
  ) -> [String: StoryboardReferences.Surroundings] {
    storyboards.surroundings(of: project.path(inFolder: fileName), among: project.storyboards)
  }

  /// `parsed`: the storyboards that were read for the document.
  private func tabBar(
    at place: StoryboardReferences.TabPlace, _ language: ScreenLanguage?,
    among storyboards: ProjectStoryboards, _ parsed: inout ParsedDocuments
  ) -> StoryboardTabs? {
    storyboards.tabBar(
      at: place, among: project.storyboards, in: language?.identifier ?? "",
      read: { try? LocalizedDocument($0, language, parsed: &parsed) })
  }

  /// The bars that other storyboards of the project show around the document's scenes in a language, one line for each
  /// scene: items may come from several documents, and texts from their tables.
  func surroundingsEvidence(in language: ScreenLanguage?, among storyboards: ProjectStoryboards) -> String {
    var parsed = ParsedDocuments(in: .untraced, library)
    return surroundings(among: storyboards).sorted { $0.key < $1.key }.map { id, around in
      let bar = around.tabs.flatMap { tabBar(at: $0, language, among: storyboards, &parsed)?.bar }
      return "\(id) \(around.isInNavigation) \(bar.map { "\($0)" } ?? "")"
    }.joined(separator: "\n")
  }

  /// The storyboard of the project that a reference by name means: of several the one whose folders are nearest to the
  /// document; nil where there is none.
  package func storyboard(named name: String) -> String? {
    guard document != "-" else { return nil }
    project.note(.storyboard, name)
    let candidates = project.storyboards.filter { InputFile.documentName(of: $0) == name }
    return ProjectStoryboards.nearest(candidates, to: project.path(inFolder: fileName)).first.map {
      project.display($0)
    }
  }

  /// Gives an image the size of its file for a screen of some pixels per point. On the canvas that counts which the document recorded, if
  /// any.
  private func giveSize(to image: inout ImageReference, asDesigned: Bool, scale: Double) {
    guard image.size == nil || !asDesigned, !image.isSystem,
      let size = project.size(ofImage: image.name, for: AssetTraits(scale: scale))
    else { return }
    image.size = size
  }
}

/// The values of some names, each found once.
private final class FoundOnce<Value: Sendable>: Sendable {
  private let known = Mutex<[String: Value]>([:])

  func value(of name: String, _ find: () -> Value) -> Value {
    known.withLock { known in
      if let value = known[name] { return value }
      let value = find()
      known[name] = value
      return value
    }
  }
}
