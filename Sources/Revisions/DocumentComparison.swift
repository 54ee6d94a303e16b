import Diagnostics
import DocumentVersions
import Files
import Git
import GoldenRuns
import Goldens
import InterfaceFile
import InterfaceXML
import Localization
import Screens
import Views

/// Compares a document on two sides: both are laid out in every variant, and their records say what changed and why.
package struct DocumentComparison: Sendable {
  let old: ComparedFile?
  let new: ComparedFile?
  let settings: ComparisonSettings
  /// What messages call the document, now and before.
  private let names: (now: String, before: String)

  /// A comparison of two sides, of which at least one is there.
  package init(old: ComparedFile?, new: ComparedFile?, _ settings: ComparisonSettings) {
    (self.old, self.new, self.settings) = (old, new, settings)
    let now = (new ?? old)!
    let before = (old ?? new)!
    names = (now.shown(now.path), before.shown(before.path))
  }

  /// Compares the sides; documents of other systems, such as those of macOS, are only named.
  ///
  /// - Parameters:
  ///   - oldName: What the document was called before, or the other one is called; nil for the name that it has now.
  ///   - isOther: Whether it is another document with a name of its own, not one that was renamed.
  package func run(was oldName: String? = nil, isOther: Bool = false) -> DocumentDifference {
    var result = run(was: oldName) { _, _ in }
    if isOther, result.status == .renamed { result.status = .changed }
    return result
  }

  /// Compares the sides as `run` does. `showing`: takes what differs and both sides as they were laid out, if both are there.
  func run(was oldName: String?, showing: (DocumentDifference, Sides) -> Void) -> DocumentDifference {
    guard old != nil, new != nil else { return single(isNew: new != nil) }
    var result = DocumentDifference(
      names.now, was: oldName, oldName != nil && oldName != names.now ? .renamed : .changed)
    guard let sides = record(&result) else {
      if result.housekeeping == nil { result.status = .unreadable }
      return result
    }
    compare(sides, &result)
    showing(result, sides)
    return result
  }

  /// Lays out the newer side alone; nil if there is none, or it cannot be read.
  func newerSide() -> RecordedSide? {
    guard let new, var parsed = try? new.parsed.get() else { return nil }
    return try? RecordedSide(
      new, settings, beside: UnseenEdits(from: nil, to: nil, assets: false), &parsed)
  }

  /// Both sides as they are laid out.
  struct Sides {
    let was: RecordedSide
    let now: RecordedSide
    /// Whether both are laid out for a device or by an era that only one of them names.
    let sharesCanvases: Bool
    /// The versions of the tools that saved them.
    let tools: (was: String?, now: String?)
    /// What both are laid out with, and the canvases that they share.
    let settings: ComparisonSettings
    let canvases: [String: DesignCanvas]
    /// The languages in which texts differ, and the document that they are of.
    let languages: (changed: [ChangedLanguage], of: InterfaceDocument?)
    /// Versions with some edits only; nil where there are none.
    let alone: AloneVersions?
    /// The controllers that only container views show.
    let onlyEmbedded: (was: Set<String>, now: Set<String>)
    /// The controllers whose views only code makes.
    let viewless: (was: [ViewlessController], now: [ViewlessController])
  }

  /// Records both sides; nil if one cannot be read, for which there is an error, or if both are of another system, which is
  /// noted.
  func record(_ result: inout DocumentDifference) -> Sides? {
    guard let old, let new else { return nil }
    var (was, now) = Self.sharingObjectIDs(old, new)
    // On which device Interface Builder showed a screen last, and which tools saved it, moves views on a canvas and changes
    // how controls are drawn there, not in a running app.
    var (settings, canvases, isByTools) = (settings, [String: DesignCanvas](), false)
    var scenes: (was: [Scene], now: [Scene]) = ([], [])
    let (before, after) = (Self.document(was, old.path), Self.document(now, new.path))
    let edited = EditedDocument(from: before, to: after)
    if !settings.request.asDesigned {
      scenes = (Self.scenes(of: old.path, in: &was), Self.scenes(of: new.path, in: &now))
    }
    let projects = SideProject.pair(old, new, scenes, settings.library)
    if settings.request.asDesigned {
      let tools = after?.root.peek("toolsVersion")
      settings.request.systemEra = settings.request.systemEra ?? Era(attribute: tools)
    } else {
      (canvases, isByTools) = Self.sharedCanvases(scenes.was, scenes.now)
      let (initial, reading) = (after?.root.peek("initialViewController"), settings.request.reading)
      let shown = zip(projects, [scenes.was, scenes.now]).map { $0.resources.withRows($1, for: reading) }
      settings.sharedInputs = SharedInputs(
        of: shown[1], beside: shown[0], initial: initial,
        given: projects[1].resources.unknownProperties(in: shown[1], for: reading),
        constraints: { projects[1].resources.constraintsOfCode(in: $0, for: reading) },
        replaced: replacedTexts(in: edited),
        fillsContainers: Self.fillsContainers([before, after], projects),
        fillsTabs: { Self.fillsTabs([before, after], projects) },
        hasSameCode: { name in
          let (was, now) = (projects[0].resources.project, projects[1].resources.project)
          return was.hasNewerCode(ofClass: name)
            || was.startingValues(ofClass: name).hasSource
              && was.startingValues(ofClass: name).isLike(now.startingValues(ofClass: name))
        })
    }
    var languages =
      settings.comparesLanguages
      ? ChangedLanguage.between(old.path, new.path, before, after, settings.textLanguages).filter {
        changed in
        [new, old].contains {
          DocumentLanguages.has(changed.language, of: $0.path, settings.library, in: .untraced)
        }
      } : []
    if settings.comparesLanguages, !languages.contains(where: \.language.isRightToLeft),
      let turned = turnedLanguage(of: edited)
    {
      languages.append(ChangedLanguage(language: turned))
    }
    let unseen = UnseenEdits(from: before, to: after, assets: settings.changesAssets)
    var failures: [(finding: Finding, otherSystem: String?)] = []
    let sides = zip([(old, was), (new, now)], projects).compactMap { side, project -> RecordedSide? in
      let (file, parsed) = side
      do {
        var parsed = try parsed.get()
        return try RecordedSide(
          file, settings, languages: languages, beside: unseen, like: canvases, in: project, &parsed)
      } catch {
        let system = (error as? ReadError)?.otherSystem
        failures.append((.failure(error, at: file.path, shown: file.shown), system))
        return nil
      }
    }
    // What is of another system on both sides is only named.
    if failures.count == 2, failures[0].otherSystem != nil, let system = failures[1].otherSystem {
      result.noteOtherSystem(system, result.status)
      result.hidden = editsOfOtherSystem()
    } else {
      result.errors += failures.map(\.finding)
    }
    guard sides.count == 2 else { return nil }
    return Sides(
      was: sides[0], now: sides[1], sharesCanvases: isByTools,
      tools: (before?.root.peek("toolsVersion"), after?.root.peek("toolsVersion")), settings: settings,
      canvases: canvases, languages: (languages, after),
      alone: edited.map { document in
        AloneVersions(
          file: old, document: document, settings: settings, unseen: unseen, canvases: canvases,
          isByTools: isByTools,
          projects: (sides[0].project, sides[1].project))
      }, onlyEmbedded: (before?.graph.onlyEmbedded ?? [], after?.graph.onlyEmbedded ?? []),
      viewless: (before?.viewlessControllers ?? [], after?.viewlessControllers ?? []))
  }

  /// Notes what differs between the sides.
  func compare(_ sides: Sides, _ result: inout DocumentDifference) {
    result.sceneCount = max(sides.now.screens.count, sides.was.screens.count)
    var rewritten: [String: String] = [:]
    result.scenes = scenes(sides, comparesPixels: false, isRenamed: result.status == .renamed, &rewritten)
    result.scenes += viewless(sides)
    if result.scenes.isEmpty, settings.comparesPixels {
      result.scenes = scenes(sides, comparesPixels: true, isRenamed: result.status == .renamed, &rewritten)
    }
    takeUnreached(sides, from: &result)
    var subjects = result.scenes.flatMap(\.subjects)
    let reported = result.items.filter { $0.kind == .structure }.flatMap(\.ids) + rootsOfOneSide(sides)
    // What is hidden and came or went is none of the structure.
    let relabeled = result.scenes.flatMap { scene in
      zip(scene.items, scene.itemSubjects).filter { item, subject in
        item.kind == .name || item.kind.isHidden && subject.isOfExistence
      }.flatMap(\.0.ids)
    }
    var containers: Set<CitedContainer> = []
    let screens = screenNames(of: sides)
    if let document = sides.alone?.document.edits {
      let edits = document.edits
      let came = document.added(named: "segue").filter { $0.peek("kind") != "relationship" }
      let newSegues = Dictionary(
        came.map { ($0.peek("destination") ?? "", $0) }, uniquingKeysWith: { first, _ in first })
      let shown = Set(sides.now.controllers)
      subjects += edits.filter { $0.isOfPresentation && shown.contains($0.object) }.map(EditSubject.init)
      for place in result.scenes.indices {
        let screen = sides.now.screens.first { $0.line == result.scenes[place].line }
        subjects += result.scenes[place].cite(
          edits, of: screen?.id, screens, newSegues: newSegues, &containers)
      }
    }
    for place in result.scenes.indices { result.hidden += result.scenes[place].takeUnseen() }
    result.scenes.removeAll { $0.status == .same }
    addRisks(sides, &result)
    lookElsewhere(sides, &result.scenes)
    for place in result.scenes.indices { result.hidden += result.scenes[place].takeInert() }
    result.scenes.removeAll { $0.status == .same }
    if let edits = sides.alone?.document.edits {
      let asked =
        settings.request.scenes.isEmpty ? nil : Set(sides.now.screens.compactMap { edits.scene(of: $0.id) })
      result.hidden += HiddenEdits.list(
        edits, of: asked, besides: subjects, reported: Set(reported), relabeled: Set(relabeled),
        rewritten: rewritten,
        cited: containers, unshown: sides.settings.sharedInputs.unshownTexts,
        reclassed: reclassed(edits, sides), names: names(of: sides), screens: screens)
    }
    noteClasses(sides, in: &result.hidden)
    result.hidden += codeEdits(sides, names(of: sides), besides: result.items) + textsWithoutPicture(sides)
    takePixels(sides, from: &result)
    result.hidden = HiddenEdit.leading(result.hidden)
    guard result.scenes.isEmpty, let old, let new else { return }
    var housekeeping = Self.housekeeping((old.content, sides.tools.was), (new.content, sides.tools.now))
    housekeeping.hidden = result.hidden
    if housekeeping.lines != 0 { result.housekeeping = housekeeping }
  }

  /// Adds what the edits break in other languages, at other text sizes and on a small device.
  private func addRisks(_ sides: Sides, _ result: inout DocumentDifference) {
    guard settings.looksForRisks, let old, let new,
      result.items.contains(where: { !$0.isPaint })
    else { return }
    let search = RiskSearch(
      old: (old, sides.was.project), new: (new, sides.now.project), settings: sides.settings,
      canvases: sides.canvases, isForPad: sides.now.isForPad)
    let screens = sides.now.screens.filter { screen in
      result.scenes.contains { $0.line == screen.line && $0.status != .added && $0.isVisible }
    }
    let risks = search.risks(on: screens.map(\.id), names: names(of: sides))
    // A stranger may have written the document: what is left of a conflict is worth a few versions.
    var measurable = 3
    for (screen, found) in zip(screens, risks) {
      guard let place = result.scenes.firstIndex(where: { $0.line == screen.line }) else { continue }
      let (scene, id) = (result.scenes[place], screen.id)
      result.scenes[place].add(found) { risk in
        guard risk.kind == .conflict, measurable > 0, let alone = sides.alone else { return nil }
        measurable -= 1
        return alone.reason(forConflictAmong: scene.itemSubjects, on: id, isMended: risk.isMended) {
          version in
          search.remains(risk, on: id, in: &version)
        }
      }
    }
  }

  /// What the screens of both sides are called, by their controllers.
  private func screenNames(of sides: Sides) -> [String: String] {
    let screens = (sides.now.screens + sides.was.screens).map { ($0.id, $0.name) }
    let others = (sides.viewless.now + sides.viewless.was).map { ($0.id, $0.name) }
    return Dictionary(
      (screens + others).map { ($0, "\"\(PrintedText.shortened($1))\"") },
      uniquingKeysWith: { first, _ in first })
  }

  /// What the views of both sides are called.
  private func names(of sides: Sides) -> [String: String] {
    let records = (sides.now.screens + sides.was.screens).compactMap { $0.pictures.first?.tree }
    return ViewNames(
      records.map { ScreenPair(ScreenVariant(orientation: "", words: []), old: $0, new: $0) }
    ).names
  }

  /// A document's screens as they were saved; none of what cannot be read.
  static func scenes(of path: String, in documents: inout Result<ParsedDocuments, any Error>) -> [Scene] {
    guard case .success(var parsed) = documents else { return [] }
    defer { documents = .success(parsed) }
    guard let document = try? LoadedDocument.load(path, parsed: &parsed) else { return [] }
    return document.scenes.filter { !$0.isConstraintTemplate }
  }

  // MARK: Screens

  /// `rewritten` takes the ids that views have now, by those that they had before, where Xcode rewrote them.
  private func scenes(
    _ sides: Sides, comparesPixels: Bool, isRenamed: Bool, _ rewritten: inout [String: String]
  ) -> [SceneDifference] {
    let (was, now) = (sides.was, sides.now)
    let partners = Self.partners(was.screens.map { ($0.id, $0.name) }, now.screens.map { ($0.id, $0.name) })
    let contained = (
      was: Self.shownInOthers(was.screens, sides.onlyEmbedded.was),
      now: Self.shownInOthers(now.screens, sides.onlyEmbedded.now)
    )
    var scenes: [SceneDifference] = []
    for (screen, partner) in zip(now.screens, partners) {
      guard let partner else {
        scenes.append(SceneDifference(screen, .added))
        continue
      }
      let before = was.screens[partner]
      if contained.was.contains(before.id), contained.now.contains(screen.id) { continue }
      if before.id != screen.id { rewritten[before.id] = screen.id }
      let pairs = pairs(from: before, to: screen, sides, comparesPixels: comparesPixels)
      rewritten.merge(pairs.first?.rewrittenIDs ?? [:]) { first, _ in first }
      // The only screen of a document may be called like it.
      let isCalledLikeIt = now.screens.count == 1 && isRenamed
      let name = isCalledLikeIt ? screen.name : before.name
      var scene = SceneDifference(
        screen.name, was: name, in: names.now, pairs, isMovedByTools: sides.sharesCanvases,
        writtenSizes: { subjects in sides.alone?.writtenSizes(of: before, subjects) ?? [] },
        alone: { subjects in sides.alone?.alone(before, pairs.map(\.variant), subjects) })
      scene.line = screen.line
      if let slack = sides.alone?.slack(scene.constraintGroups, on: screen) {
        scene.setAside(slack.idle, elsewhere: slack.elsewhere)
      }
      if !comparesPixels, settings.comparesPixels, scene.status != .same, scene.isVisible {
        noteWhatDoesNotShow(of: &scene, before, screen, sides)
      }
      scene.add(MatchedViews.changes(from: before.matches, to: screen.matches))
      let edits = sides.alone?.document.edits.edits ?? []
      scene.add(edits.filter { $0.isOfPresentation && $0.object == screen.id }.map(Self.presentation))
      if scene.status != .same { scenes.append(scene) }
    }
    for (index, screen) in was.screens.enumerated() where !partners.contains(index) {
      scenes.append(SceneDifference(screen, .removed))
    }
    let inside = zip(now.screens, partners).map { screen, partner in
      (screen.line, screen.embedded.union(partner.map { was.screens[$0].embedded } ?? []))
    }
    return onceEach(withoutRepeats(scenes, Dictionary(inside, uniquingKeysWith: { first, _ in first })))
  }

  /// What there is of a screen on both sides, in each variant.
  func pairs(
    from was: RecordedSide.Screen, to now: RecordedSide.Screen, _ sides: Sides, comparesPixels: Bool = false
  ) -> [ScreenPair] {
    var pairs: [ScreenPair] = []
    for picture in now.pictures {
      guard let old = was.pictures.first(where: { $0.variant == picture.variant }) else { continue }
      var pair = ScreenPair(
        picture.variant, old: named(old.tree, self.old, sides.alone?.document.constraints.was),
        new: named(picture.tree, new, sides.alone?.document.constraints.now), like: pairs.first)
      if comparesPixels { pair.pixels = [old.pixels, picture.pixels].compactMap(\.self) }
      pairs.append(pair)
    }
    return pairs
  }

  /// The difference of how a screen is presented, which its own picture does not show.
  private static func presentation(_ edit: DocumentEdits.Edit) -> DifferenceItem {
    DifferenceItem(
      .style, [edit.element.phrase],
      [.init(phrase: edit.phraseWithPlace, file: nil, line: edit.kind == .removed ? 0 : edit.line)])
  }

  /// The controllers that came or went and have no view in the document: there is no picture of them.
  private func viewless(_ sides: Sides) -> [SceneDifference] {
    let (was, now) = sides.viewless
    if !settings.request.scenes.isEmpty { return [] }
    let shown = Set(sides.was.controllers + sides.now.controllers)
    let (before, after) = (Set(was.map(\.id)).union(shown), Set(now.map(\.id)).union(shown))
    return now.filter { !before.contains($0.id) }.map { SceneDifference($0.name, .added, line: $0.line) }
      + was.filter { !after.contains($0.id) }.map { SceneDifference($0.name, .removed, line: $0.line) }
  }

  /// The differences without what a container shows of another screen that has the same difference.
  /// `embedded`: the ids of the views of other screens that a screen shows, or did, by its line.
  private func withoutRepeats(
    _ scenes: [SceneDifference], _ embedded: [Int: Set<String>]
  ) -> [SceneDifference] {
    var scenes = scenes
    for place in scenes.indices {
      let inside = embedded[scenes[place].line] ?? []
      var scene = scenes[place]
      let name = scene.name
      if !inside.isEmpty {
        scene.removeItems { item in
          guard item.isOnly(about: inside) else { return false }
          // The screen whose own it is has it, else the first that contains that.
          let others = scenes.indices.filter { other in
            other != place && scenes[other].items.contains { $0.isSameEdit(as: item, orUnseen: true) }
          }
          if others.contains(where: { !item.isOnly(about: embedded[scenes[$0].line] ?? []) }) { return true }
          guard let first = others.first, first < place else { return false }
          scenes[first].noteRepeat(of: item, in: name)
          return true
        }
      }
      scenes[place] = scene
    }
    return scenes.filter { $0.status != .same }
  }

  /// A record of a side, with the constraints that its size classes do not install. `constraints`: the lines of those that a
  /// variation leaves out.
  private func named(
    _ tree: TreeRecord, _ side: ComparedFile?, _ constraints: [String: Int]?
  ) -> TreeRecord {
    var tree = side.map { Self.mapped(tree, $0.shown) } ?? tree
    let known = Set(tree.constraints.map(\.id)).union(tree.placeholders.keys)
    tree.uninstalled = (constraints ?? [:]).filter { !known.contains($0.key) }
    return tree
  }

  /// A record whose sources are called as messages call files.
  private static func mapped(_ tree: TreeRecord, _ shown: (String) -> String) -> TreeRecord {
    var tree = namingSources(tree, shown)
    for index in tree.constraints.indices {
      tree.constraints[index].file = tree.constraints[index].file.map(shown)
    }
    for index in tree.nodes.indices {
      var node = tree.nodes[index]
      node.file = node.file.map(shown)
      node.places?.renameFiles(shown)
      node.layoutPlaces?.renameFiles(shown)
      for name in node.facts.keys {
        if let place = node.facts[name]?.location { node.facts[name]?.location?.file = shown(place.file) }
      }
      tree.nodes[index] = node
    }
    return tree
  }

  private static func namingSources(_ tree: TreeRecord, _ shown: (String) -> String) -> TreeRecord {
    var tree = tree
    for index in tree.nodes.indices {
      for place in tree.nodes[index].sources.indices {
        let file = tree.nodes[index].sources[place].file
        tree.nodes[index].sources[place].file = file.map(shown)
      }
    }
    return tree
  }

  /// Returns for each screen the one that it was before: of the same id, or else of the same name, or the only one.
  static func partners(
    _ old: [(id: String, name: String)], _ new: [(id: String, name: String)]
  ) -> [Int?] {
    var free = Set(old.indices)
    var result = new.map { screen in old.firstIndex { $0.id == screen.id }.flatMap { free.remove($0) } }
    for index in new.indices where result[index] == nil {
      let name = old.indices.first { free.contains($0) && old[$0].name == new[index].name }
      result[index] = name.flatMap { free.remove($0) }
    }
    if old.count == 1, new.count == 1, result[0] == nil { result[0] = 0 }
    return result
  }

  // MARK: The whole

  private func single(isNew: Bool) -> DocumentDifference {
    let file = (new ?? old)!
    var result = DocumentDifference(names.now, was: nil, isNew ? .added : .removed)
    do {
      // A picture that is not compared is not drawn.
      var parsed = try file.parsed.get()
      let loaded = try LoadedDocument.load(file.path, companions: file.companions, parsed: &parsed)
      let scenes = loaded.scenes.filter { !$0.isConstraintTemplate }
      result.sceneCount = scenes.count
      result.scenes = scenes.map {
        SceneDifference($0, isNew ? .added : .removed)
      }
    } catch let error as ReadError where error.otherSystem != nil {
      result.noteOtherSystem(error.otherSystem ?? "", result.status)
    } catch {
      // That what is gone cannot be read is no matter any more.
      if isNew { result.errors.append(.failure(error, at: file.path, shown: file.shown)) }
    }
    return result
  }

  /// Says of a document how many lines of its text changed, and which tools saved it.
  static func housekeeping(
    _ old: (path: String, tools: String?), _ new: (path: String, tools: String?)
  ) -> DocumentDifference.Housekeeping {
    var result = DocumentDifference.Housekeeping()
    result.lines = LineCount.changed(old.path, new.path)
    (result.oldTools, result.newTools) = (old.tools, new.tools)
    return result
  }

  /// A document that was read; nil for one that cannot be.
  static func document(_ documents: Result<ParsedDocuments, any Error>, _ path: String) -> InterfaceDocument?
  {
    guard case .success(var parsed) = documents else { return nil }
    return try? parsed.document(at: path)
  }
}

extension Finding {
  /// The finding for an error, at a file as messages call it.
  fileprivate static func failure(
    _ error: any Error, at path: String, shown: (String) -> String
  ) -> Finding {
    var finding = Finding.failure(error, at: path)
    let file = finding.location?.file ?? path
    finding.location?.file = shown(file)
    return finding
  }
}
