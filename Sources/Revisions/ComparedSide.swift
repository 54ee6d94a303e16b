import Assets
import Diagnostics
import Files
import GoldenRuns
import Goldens
import InterfaceFile
import Localization
import Painting
import PictureComparison
import Raster
import Screens
import Synchronization
import Templates
import Typography
import Views

/// What a comparison of documents is made with, the same on both sides.
package struct ComparisonSettings: Sendable {
  /// The devices, orientations, states and so on.
  package var request = ScreenRequest()
  /// How views of two layouts are matched.
  package var matching = MatchingOptions()
  /// Folders that are searched for assets before a document's project.
  package var library = AssetLibrary(folders: [])
  /// The fonts.
  package var fonts: FontLibrary
  /// Whether to draw screens whose trees are equal.
  package var comparesPixels = true
  /// Whether to look for what edits break in other languages, at other text sizes and on a small device.
  package var looksForRisks = true
  /// Whether screens are also laid out in the languages whose texts changed.
  var comparesLanguages = true
  /// The languages in which code gives other texts than before.
  var textLanguages: [ScreenLanguage] = []
  /// The object ids of the only screens that are read; nil for all.
  var screens: Set<String>?
  /// Whether files of asset catalogs, or code that asks for the appearance, differ between the sides.
  var changesAssets = false
  /// What both sides have alike, whatever each document recorded.
  var sharedInputs = SharedInputs()

  /// Settings that compare everything as the documents say it.
  package init(fonts: FontLibrary) { self.fonts = fonts }
}

/// A document on one side of a comparison: where it is read, and what messages call files there.
package struct ComparedFile: Sendable {
  /// The document; what stands beside it, such as its texts in other languages and its project, is that of the side.
  package let path: String
  /// The file with its bytes: another one for a version that git keeps elsewhere.
  package let content: String
  /// Where the layouts of the document come from.
  package var companions = LoadedDocument.Companions()
  /// What messages call a file.
  package let shown: @Sendable (String) -> String

  /// A file from its place.
  package init(_ path: String, shown: @escaping @Sendable (String) -> String = { $0 }) {
    (self.path, content, self.shown) = (path, path, shown)
  }

  /// A version of a file, in another file. It has the surroundings of the one whose version it is.
  package init(version content: String, of path: String) {
    (self.path, self.content) = (path, content)
    shown = { $0 == content ? path : $0 }
  }

  /// The document, which is read, among those that stand beside it.
  var parsed: Result<ParsedDocuments, any Error> {
    Result {
      let input = InputFile(path: path, bytes: try FileSystem.untraced.read(content).bytes)
      return ParsedDocuments([path: try InterfaceDocument.read(input, in: .untraced)], in: .untraced)
    }
  }
}

/// The project around a document of one side: read once, however many versions and languages of the document are.
struct SideProject: Sendable {
  let resources: DocumentResources
  let storyboards = ProjectStoryboards()
  /// The oldest system that both sides are drawn for: on one device, which other ones an application runs on shows nowhere.
  private(set) var leastSystem: Int?

  init(around file: ComparedFile, _ library: AssetLibrary) {
    resources = DocumentResources(document: file.path, library: library, in: .untraced)
    leastSystem = resources.leastSystem
  }

  /// The projects around both sides of a document, which know of each other.
  ///
  /// - Parameters:
  ///   - old: The document before.
  ///   - new: The document now.
  ///   - scenes: What each side shows.
  ///   - library: Folders that are searched before the projects.
  static func pair(
    _ old: ComparedFile, _ new: ComparedFile, _ scenes: (was: [Scene], now: [Scene]), _ library: AssetLibrary
  ) -> [SideProject] {
    var (was, now) = (SideProject(around: old, library), SideProject(around: new, library))
    now.leastSystem = now.leastSystem ?? was.leastSystem
    was.leastSystem = now.leastSystem
    was.resources.otherVersion = now.resources.project
    now.resources.otherVersion = was.resources.project
    let classes = (was: classes(in: scenes.was), now: classes(in: scenes.now))
    now.resources.otherClasses = changes(from: classes.was, to: classes.now)
    was.resources.otherClasses = changes(from: classes.now, to: classes.was).filter { name, _ in
      was.resources.project.startingValues(ofClass: name).hasSource
    }
    now.resources.otherOwners = scenes.was.reduce(into: [:]) { owners, scene in
      owners.merge(CodeOwner.all(in: scene)) { $0 + $1 }
    }
    let outlets = (was: outlets(in: scenes.was), now: outlets(in: scenes.now))
    // Of a class all of whose outlets are gone nothing leads anywhere.
    let views = ids(in: scenes.was).intersection(ids(in: scenes.now))
    let came = ids(ofConstraintsIn: scenes.now).subtracting(ids(ofConstraintsIn: scenes.was))
    let kept = Set(classes.now.values).intersection(outlets.was.keys)
    for name in Set(outlets.now.keys).union(kept).sorted() {
      let before = now.resources.otherClasses[name] ?? name
      // Of a class that was there before another document had the objects.
      let isMoved = outlets.was[before] == nil && !classes.was.values.contains(before)
      if isMoved, was.resources.project.startingValues(ofClass: before).hasSource { continue }
      let own = (was: outlets.was[before] ?? [:], now: outlets.now[name] ?? [:])
      let renamed = renamed(own.was, own.now)
      // Of a constraint that came it is reported that it came.
      now.resources.newOutlets[name] = Set(own.now.filter { !came.contains($0.key) }.values.joined())
        .subtracting(own.was.values.joined()).subtracting(renamed.values)
      now.resources.reconnected[name] = reconnected(own.was, own.now, renamed, in: views)
      if renamed.isEmpty { continue }
      now.resources.otherOutlets[name] = renamed
      // Of several that were one class the one of its name is that one.
      if name == before || was.resources.otherOutlets[before] == nil {
        was.resources.otherOutlets[before] = Dictionary(uniqueKeysWithValues: renamed.map { ($1, $0) })
      }
    }
    return [was, now]
  }
}

extension SideProject {
  /// The names of the outlets that lead to each view or constraint, by the classes whose outlets they are.
  private static func outlets(in scenes: [Scene]) -> [String: [String: Set<String>]] {
    var found: [String: [String: Set<String>]] = [:]
    for scene in scenes {
      for tree in scene.allTrees {
        for holder in tree.outletHolders(scene.controller, scene.outlets) {
          for outlet in holder.outlets where !outlet.isCollection {
            found[holder.className, default: [:]][outlet.destination, default: []].insert(outlet.name)
          }
        }
        // The owner of a xib need not be a controller.
        for view in tree.views {
          for owner in view.owners where !owner.isCollection {
            found[owner.className, default: [:]][view.objectID, default: []].insert(owner.outlet)
          }
        }
      }
    }
    return found
  }

  /// The object ids of views.
  private static func ids(in scenes: [Scene]) -> Set<String> {
    scenes.reduce(into: []) { ids, scene in
      for tree in scene.allTrees { ids.formUnion(tree.views.map(\.objectID)) }
    }
  }

  /// The object ids of constraints.
  private static func ids(ofConstraintsIn scenes: [Scene]) -> Set<String> {
    Set(scenes.flatMap(\.allTrees).flatMap(\.views).flatMap(\.constraints).map(\.objectID))
  }

  /// The outlets that lead to other views than they did, by the object ids of views of both versions. `renamed`: the names that outlets
  /// have now, by those that they had.
  private static func reconnected(
    _ was: [String: Set<String>], _ now: [String: Set<String>], _ renamed: [String: String],
    in views: Set<String>
  ) -> [String: DocumentResources.Reconnection] {
    Set(was.keys).union(now.keys).intersection(views).reduce(into: [:]) { found, view in
      let (before, after) = (Set((was[view] ?? []).map { renamed[$0] ?? $0 }), now[view] ?? [])
      if before == after { return }
      found[view] = DocumentResources.Reconnection(
        new: after.subtracting(before), gone: before.subtracting(after))
    }
  }

  /// The names that outlets have now, by those that they had: those that lead to the same view, and of which no other view has either.
  private static func renamed(
    _ was: [String: Set<String>], _ now: [String: Set<String>]
  ) -> [String: String] {
    let (old, new) = (Set(was.values.joined()), Set(now.values.joined()))
    var found: [String: Set<String>] = [:]
    for (view, names) in now {
      guard let before = was[view], names.count == 1, before.count == 1, names != before,
        !new.contains(before.first!), !old.contains(names.first!)
      else { continue }
      found[before.first!, default: []].insert(names.first!)
    }
    let alone = found.compactMapValues { $0.count == 1 ? $0.first : nil }
    return Set(alone.values).count == alone.count ? alone : [:]
  }

  /// The classes of the project's own that controllers and views have, by their ids.
  private static func classes(in scenes: [Scene]) -> [String: String] {
    let controllers = scenes.compactMap { scene in scene.controller.map { (scene.id, $0) } }
    let views = scenes.flatMap(\.tree.views).compactMap { view in view.customClass.map { (view.objectID, $0) }
    }
    return Dictionary(controllers + views, uniquingKeysWith: { first, _ in first })
  }

  /// The one class that all objects of a class had, by the class that they have now, where it is another one.
  private static func changes(from was: [String: String], to now: [String: String]) -> [String: String] {
    var found: [String: Set<String>] = [:]
    for (id, name) in now { if let before = was[id] { found[name, default: []].insert(before) } }
    return found.compactMapValues { $0.count == 1 ? $0.first : nil }.filter { $0.key != $0.value }
  }
}

/// The screens of one side as they are read for one language and text size.
struct ReadSide {
  let screens: [Screens.Screen]
  /// A renderer with the side's images and colors.
  let renderer: Renderer
  /// The texts of the language by object id.
  let translations: [String: [LocalizedText]]
  private var devices: [String: Device] = [:]

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - file: The document.
  ///   - request: The language, the text size, and which screens.
  ///   - canvases: The canvases whose devices and eras the scenes are laid out for instead of their own, by the scenes' ids.
  ///   - project: The project around the document.
  ///   - only: The screens to read, by their object ids; nil for all.
  ///   - parsed: The documents that were read.
  /// - Throws: Whatever keeps the document from being read.
  init(
    _ file: ComparedFile, _ request: ScreenRequest, _ settings: ComparisonSettings,
    like canvases: [String: DesignCanvas], in project: SideProject, only: Set<String>? = nil,
    _ parsed: inout ParsedDocuments
  ) throws {
    var reading = request.reading
    reading.scenes = only
    var document = try LoadedDocument.load(
      file.path, companions: file.companions, for: reading, parsed: &parsed)
    let resources = project.resources
    resources.complete(&document.scenes, for: reading)
    if !request.asDesigned {
      resources.followReferences(to: &document.scenes, for: reading, among: project.storyboards)
    }
    var scenes = document.scenes.filter { request.asDesigned || !$0.isConstraintTemplate }
    translations = document.translations
    document.scenes = []
    for index in scenes.indices {
      if !request.asDesigned { scenes[index].canvas.application.leastSystem = project.leastSystem }
      settings.sharedInputs.apply(to: &scenes[index], isTranslated: request.language != nil)
      guard let canvas = canvases[scenes[index].id] else { continue }
      scenes[index].canvas.share(canvas)
      devices[scenes[index].id] = canvas.sharedDevice
    }
    renderer = Renderer(fonts: settings.fonts, showsChrome: false).using(resources)
    screens = request.chosen(scenes.map { Screens.Screen($0, options: settings.matching) })
  }

  /// The request for a screen: for the device that both sides are laid out for, if none is asked for.
  func request(_ request: ScreenRequest, for screen: Screens.Screen) -> ScreenRequest {
    var request = request
    if let device = devices[screen.id], request.devices.isEmpty { request.devices = [device] }
    return request
  }
}

/// The screens of one side, laid out and recorded in every variant.
struct RecordedSide {
  /// A screen in one variant.
  struct Picture {
    let variant: ScreenVariant
    let tree: TreeRecord
    let drawing: Drawing
    let renderer: Renderer
    /// Makes it with all that one scrolls to.
    private let unfold: @Sendable () -> Picture

    private let made = MadeHash()
    private let onUnknownGround = MadeHash()

    init(
      variant: ScreenVariant, tree: TreeRecord, drawing: Drawing, renderer: Renderer,
      unfold: @escaping @Sendable () -> Picture
    ) {
      (self.variant, self.tree, self.drawing, self.renderer) = (variant, tree, drawing, renderer)
      self.unfold = unfold
    }

    /// The picture as high as all that one scrolls to; itself where it shows everything.
    var unfolded: Picture { tree.scrolledAway.isEmpty ? self : unfold() }

    /// The hash of the picture, which is painted for it once; nil if it cannot be.
    var pixels: PixelHash? {
      made.value { (try? renderer.pixmap(drawing)).map { PixelHash($0) } }
    }

    /// The same where what is behind the screen has a color that nothing else has.
    private var pixelsOnUnknownGround: PixelHash? {
      onUnknownGround.value {
        guard case .fillRect(let canvas, _)? = drawing.commands.first else { return pixels }
        var drawing = drawing
        drawing.commands[0] = .fillRect(canvas, Self.unknownGround)
        return (try? renderer.pixmap(drawing)).map { PixelHash($0) }
      }
    }

    /// The characters that no font has, in the order of drawing: all have boxes of a few sizes.
    private var missing: [Unicode.Scalar] {
      drawing.commands.flatMap { command -> [Unicode.Scalar] in
        if case .glyphs(let run) = command { return run.missing }
        return []
      }
    }

    /// Whether it is painted like another one, whatever is behind: roots without a background stand on anything. Equal boxes that stand
    /// for other characters prove nothing.
    func isPainted(like other: Picture) -> Bool {
      guard let pixels, pixels == other.pixels, missing == other.missing else { return false }
      return tree.hasGround || other.tree.hasGround || pixelsOnUnknownGround == other.pixelsOnUnknownGround
    }

    private static let unknownGround = PixelColor(red: 139, green: 117, blue: 131)

    /// A hash that is made when it is asked for.
    private final class MadeHash: Sendable {
      private let known = Mutex<PixelHash??>(nil)

      func value(_ make: () -> PixelHash?) -> PixelHash? {
        known.withLock { known in
          if let known { return known }
          let hash = make()
          known = .some(hash)
          return hash
        }
      }
    }
  }

  struct Screen {
    var id: String
    var name: String
    var line: Int
    /// Whether its size is its own, not that of a device.
    var isFreeform: Bool
    var pictures: [Picture] = []
    var matches: MatchedViews
    /// Whether it was designed on an iPad.
    var isForPad = false
    /// The object id of its root view.
    var root: String
    /// The object ids of the views that containers show of other screens.
    var embedded: Set<String> = []
  }

  private(set) var screens: [Screen] = []
  /// The project around the document.
  let project: SideProject
  private(set) var findings: [Finding] = []
  /// Whether it was designed on an iPad.
  var isForPad: Bool { !screens.isEmpty && screens.allSatisfy(\.isForPad) }
  /// The object ids of the controllers that have screens.
  var controllers: [String] { screens.map(\.id) }

  /// Reads and records a document.
  ///
  /// - Parameters:
  ///   - file: The document.
  ///   - languages: The languages besides the document's own.
  ///   - unseen: The edits that do not show on the screens that are asked for.
  ///   - canvases: The canvases whose devices and eras the scenes are laid out for instead of their own, by the scenes' ids.
  ///   - only: The screen to record, by its id; nil for all.
  ///   - project: The project around the document; nil to read it.
  ///   - parsed: The documents that were read.
  /// - Throws: Whatever keeps the document from being read.
  init(
    _ file: ComparedFile, _ settings: ComparisonSettings, languages: [ChangedLanguage] = [],
    beside unseen: UnseenEdits, like canvases: [String: DesignCanvas] = [:], only: String? = nil,
    in project: SideProject? = nil, _ parsed: inout ParsedDocuments
  ) throws {
    self.project = project ?? SideProject(around: file, settings.library)
    var (settings, request) = (settings, settings.request)
    if let only { settings.screens = [only] }
    request.isRightToLeft = request.language?.isRightToLeft ?? request.isRightToLeft
    try add(file, request, settings, &parsed, canvases, unseen) { only == nil || $0.id == only }
    for changed in languages where changed.language != settings.request.language {
      (request.language, request.isRightToLeft) = (changed.language, changed.language.isRightToLeft)
      try add(file, request, settings, &parsed, canvases, nil, showing: changed.concerns)
    }
  }

  private mutating func add(
    _ file: ComparedFile, _ request: ScreenRequest, _ settings: ComparisonSettings,
    _ parsed: inout ParsedDocuments, _ canvases: [String: DesignCanvas], _ unseen: UnseenEdits?,
    showing isShown: (Screens.Screen) -> Bool
  ) throws {
    let side = try ReadSide(
      file, request, settings, like: canvases, in: project, only: settings.screens, &parsed)
    let isFirst = screens.isEmpty
    for screen in side.screens where isShown(screen) {
      if isFirst {
        screens.append(
          Screen(
            id: screen.id, name: screen.name, line: screen.location.line,
            isFreeform: screen.canvas.isFreeform || screen.canvas.simulatesFreeSize,
            matches: MatchedViews(of: screen),
            isForPad: screen.canvas.knownDevice?.isPad ?? false, root: screen.tree.root.objectID,
            embedded: screen.embeddedIDs))
      }
      guard let place = screens.firstIndex(where: { $0.id == screen.id }) else { continue }
      let request = side.request(request, for: screen)
      let others = unseen?.requests(beside: request, of: screen) ?? []
      let shown =
        [request]
        + (settings.request.devices.isEmpty ? others : others.filter { $0.devices == request.devices })
      for (request, traits) in shown.flatMap({ asked in asked.traits(for: screen).map { (asked, $0) } }) {
        let variant = Self.variant(traits, request, beside: shown[0])
        screens[place].pictures.append(Self.picture(of: screen, traits, as: variant, side, project))
      }
    }
  }

  private static func picture(
    of screen: Screens.Screen, _ traits: ScreenTraits, as variant: ScreenVariant, _ side: ReadSide,
    _ project: SideProject
  ) -> Picture {
    let drawn = side.renderer.drawing(of: side.renderer.layOut(screen, traits))
    var recorder = TreeRecorder(
      assets: side.renderer.assets(for: drawn.laidOut), translations: side.translations)
    recorder.recordsAccessibility = true
    (recorder.code, recorder.fonts) = (project.resources.project, side.renderer.fonts)
    return Picture(
      variant: variant, tree: recorder.record(of: drawn), drawing: drawn.drawing, renderer: side.renderer
    ) {
      var traits = traits
      traits.showsAllContent = true
      return picture(of: screen, traits, as: variant, side, project)
    }
  }

  /// What tells a picture from the others: `main` is what is asked for.
  private static func variant(
    _ traits: ScreenTraits, _ request: ScreenRequest, beside main: ScreenRequest
  ) -> ScreenVariant {
    var words: [String] = []
    if let state = traits.state { words.append("state \(state)") }
    if let device = traits.device, request.devices.count > 1 || request.devices != main.devices {
      words.append(device.name)
    }
    if request.appearance != main.appearance { words.append(traits.appearance.rawValue) }
    if let language = request.language { words.append(language.identifier) }
    return ScreenVariant(orientation: traits.orientation.rawValue, words: words)
  }
}

extension Screens.Screen {
  /// The object ids of the views that containers show of other screens.
  var embeddedIDs: Set<String> {
    var (inside, ids) = (Set<ViewID>(), Set<String>())
    // Views come after those that they are in.
    for view in tree.views where view.isEmbeddedRoot || view.superview.map({ inside.contains($0.id) }) == true
    {
      inside.insert(view.id)
      ids.insert(view.objectID)
    }
    return ids
  }
}
