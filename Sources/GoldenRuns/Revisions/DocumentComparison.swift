import Diagnostics
import Files
import Git
import Goldens
import InterfaceFile
import InterfaceXML
import Localization
import Screens
import Views

/// Compares a document on two sides: both are laid out in every variant, and their records say what changed and why.
package struct DocumentComparison: Sendable {
  private let old: ComparedFile?
  private let new: ComparedFile?
  private let settings: ComparisonSettings
  /// What messages call the document, now and before.
  private let names: (now: String, before: String)

  /// A comparison of two sides, of which at least one is there.
  package init(old: ComparedFile?, new: ComparedFile?, _ settings: ComparisonSettings) {
    (self.old, self.new, self.settings) = (old, new, settings)
    let now = (new ?? old)!
    let before = (old ?? new)!
    names = (now.shown(now.path), before.shown(before.path))
  }

  /// Compares the sides; nil for documents of other systems, such as those of macOS.
  ///
  /// - Parameter oldName: What the document was called before; nil for the name that it has now.
  package func run(was oldName: String? = nil) -> DocumentDifference? {
    guard let old, let new else { return single(isNew: new != nil) }
    let isRenamed = oldName != nil && oldName != names.now
    var result = DocumentDifference(
      names.now, was: oldName, isRenamed ? .renamed : .changed)
    let isSame =
      (try? FileSystem.untraced.read(old.path).bytes) == (try? FileSystem.untraced.read(new.path).bytes)
    let languages = ChangedLanguages.between(old.path, new.path)
    var isOther = true
    func record(
      _ file: ComparedFile, drawnEra: Era? = nil, like canvases: [String: DesignCanvas] = [:]
    ) -> RecordedSide? {
      do {
        let side = try RecordedSide(
          file, settings, languages: languages, drawnEra: drawnEra, like: canvases)
        isOther = false
        return side
      } catch let error as ReadError where error.isOfAnotherSystem {
        return nil
      } catch {
        isOther = false
        result.errors.append(.failure(error, at: file.path, shown: file.shown))
        return nil
      }
    }
    // On which device Interface Builder showed a screen last, and which tools saved it, moves views on a canvas and not
    // in a running app.
    let canvases = settings.request.asDesigned ? [:] : Self.sharedCanvases(of: old.path, new.path)
    let (was, now) = (record(old, like: canvases), record(new, like: canvases))
    if isOther { return nil }
    guard let was, let now else {
      result.status = .unreadable
      return result
    }
    result.sceneCount = max(now.screens.count, was.screens.count)
    result.scenes = scenes(was, now, isRenamed: isRenamed, isMovedByTools: !canvases.isEmpty)
    if result.scenes.isEmpty, settings.comparesPixels {
      // Which tools saved a document says how controls are drawn on a canvas, not in a running app.
      let era = Era(attribute: Self.tools(new.path))
      if let was = record(old, drawnEra: era, like: canvases),
        let now = record(new, drawnEra: era, like: canvases)
      {
        result.scenes = scenes(was, now, isRenamed: isRenamed, isMovedByTools: !canvases.isEmpty)
      }
    }
    if result.scenes.isEmpty, !isSame { result.housekeeping = Self.housekeeping(old.path, new.path) }
    return result
  }

  /// The canvases that both sides of a document are laid out for, by the scenes' ids on either side: those of now, or
  /// of before where now names no device that is known; none, which means each side's own, if all are as they were.
  static func sharedCanvases(of old: String, _ new: String) -> [String: DesignCanvas] {
    let (was, now) = (canvases(of: old), canvases(of: new))
    let only = was.count == 1 && now.count == 1 ? was.first : nil
    var result = now
    var isOther = false
    for (id, canvas) in now {
      guard let before = was[id] ?? only?.value else { continue }
      if before.device != canvas.device || before.era != canvas.era { isOther = true }
      if canvas.knownDevice == nil { result[id]?.device = before.device }
      // The only screen is the same one, whatever its id.
      if let only { result[only.key] = result[id] }
    }
    return isOther ? result : [:]
  }

  /// The canvases of a document's scenes, by their ids; none of what cannot be read.
  private static func canvases(of path: String) -> [String: DesignCanvas] {
    guard let document = try? LoadedDocument.load(path) else { return [:] }
    return Dictionary(
      document.scenes.filter { !$0.isConstraintTemplate }.map { ($0.id, $0.canvas) },
      uniquingKeysWith: { first, _ in first })
  }

  // MARK: Screens

  private func scenes(
    _ was: RecordedSide, _ now: RecordedSide, isRenamed: Bool, isMovedByTools: Bool
  ) -> [SceneDifference] {
    let partners = Self.partners(was.screens, now.screens)
    var scenes: [SceneDifference] = []
    for (screen, partner) in zip(now.screens, partners) {
      guard let partner else {
        scenes.append(SceneDifference(screen.name, .added, line: screen.line))
        continue
      }
      let before = was.screens[partner]
      let pairs = screen.pictures.compactMap { picture -> ScreenPair? in
        guard let old = before.pictures.first(where: { $0.variant == picture.variant }) else { return nil }
        var pair = ScreenPair(picture.variant, old: old.tree, new: mapped(picture.tree))
        pair.pixels = [old.pixels, picture.pixels].compactMap(\.self)
        return pair
      }
      // The only screen of a document may be called like it.
      let isCalledLikeIt = now.screens.count == 1 && isRenamed
      let name = isCalledLikeIt ? screen.name : before.name
      var scene = SceneDifference(
        screen.name, was: name, in: names.now, pairs, isMovedByTools: isMovedByTools)
      scene.line = screen.line
      scene.add(MatchedViews.changes(from: before.matches, to: screen.matches))
      if scene.status != .same { scenes.append(scene) }
    }
    for (index, screen) in was.screens.enumerated() where !partners.contains(index) {
      scenes.append(SceneDifference(screen.name, .removed, line: 0))
    }
    return scenes
  }

  /// A record whose sources are called as messages call files.
  private func mapped(_ tree: TreeRecord) -> TreeRecord {
    guard let new else { return tree }
    var tree = tree
    for index in tree.nodes.indices {
      var node = tree.nodes[index]
      for place in node.sources.indices { node.sources[place].file = node.sources[place].file.map(new.shown) }
      node.places?.renameFiles(new.shown)
      node.layoutPlaces?.renameFiles(new.shown)
      for name in node.facts.keys where node.facts[name]?.location != nil {
        node.facts[name]?.location?.file = node.places?.opening.file ?? ""
      }
      tree.nodes[index] = node
    }
    return tree
  }

  /// Returns for each screen the one that it was before: of the same id, or else of the same name, or the only one.
  private static func partners(_ old: [RecordedSide.Screen], _ new: [RecordedSide.Screen]) -> [Int?] {
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

  private func single(isNew: Bool) -> DocumentDifference? {
    let file = (new ?? old)!
    var result = DocumentDifference(names.now, was: nil, isNew ? .added : .removed)
    do {
      // A picture that is not compared is not drawn.
      let loaded = try LoadedDocument.load(file.path, companions: file.companions)
      result.sceneCount = loaded.scenes.count { !$0.isConstraintTemplate }
    } catch let error as ReadError where error.isOfAnotherSystem {
      return nil
    } catch {
      // That what is gone cannot be read is no matter any more.
      if isNew { result.errors.append(.failure(error, at: file.path, shown: file.shown)) }
    }
    return result
  }

  static func housekeeping(_ old: String, _ new: String) -> DocumentDifference.Housekeeping {
    var result = DocumentDifference.Housekeeping()
    result.lines = LineCount.changed(old, new)
    (result.oldTools, result.newTools) = (tools(old), tools(new))
    return result
  }

  /// The version of the tools that saved a document, from its first line of markup.
  static func tools(_ path: String) -> String? {
    guard let bytes = try? FileSystem.untraced.read(path, limit: 4096).bytes else { return nil }
    let head = String(decoding: bytes, as: UTF8.self)
    guard let start = head.firstRange(of: "toolsVersion=\"") else { return nil }
    return String(head[start.upperBound...].prefix { $0 != "\"" })
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
