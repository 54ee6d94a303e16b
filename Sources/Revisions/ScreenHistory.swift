import Diagnostics
import Files
import Geometry
import Git
import GoldenRuns
import Goldens
import Raster
import Screens
import Threads
import Views

/// The screens of a document over the commits that changed how they look.
package struct ScreenHistory: Sendable {
  /// A commit that changed screens.
  package struct Entry: Sendable {
    package let commit: GitCommit
    /// What changed, of the screens that were asked for.
    package let difference: DocumentDifference
    /// The pictures of these screens.
    package let pictures: [Picture]
    /// What was found while its files were read, such as images that are not in the repository.
    package let findings: [Finding]
  }

  /// A screen before and after a commit.
  package struct Picture: Sendable {
    /// The object id of the screen.
    package let screen: String
    package let name: String
    /// What its document looked like before; nil where it had no such screen.
    package let before: Pixmap?
    package let now: Pixmap
    /// Where the views are that changed, as shares of the picture's width and height.
    package let changed: [Rect]
  }

  private let repository: GitRepository
  private let history: DocumentHistory
  private let settings: ComparisonSettings
  private let drawsPictures: Bool

  /// A history of some screens of a document.
  ///
  /// - Parameters:
  ///   - settings: What each comparison is made with; `request.scenes` names the screens as they are called now.
  ///   - drawsPictures: Whether entries have pictures.
  /// - Throws: `GitError`, or a finding's error where the document of the revision cannot be read or has no such screen.
  package init(
    of path: String, from revision: GitRevision, in repository: GitRepository, _ settings: ComparisonSettings,
    drawsPictures: Bool
  ) throws {
    (self.repository, self.drawsPictures) = (repository, drawsPictures)
    let tree = try RevisionTree(revision, from: RevisionContents(WorkTrees(repository)))
    history = try DocumentHistory(
      of: path, from: tree, in: repository, followsTexts: settings.request.language != nil)
    var settings = settings
    (settings.comparesLanguages, settings.looksForRisks) = (false, false)
    if !settings.request.scenes.isEmpty {
      settings.request.scenes = try Self.ids(settings.request, of: tree.place(of: path))
      settings.screens = Set(settings.request.scenes)
    }
    self.settings = settings
  }

  /// How many commits may have changed the document.
  package var count: Int { history.steps.count }
  /// Whether older commits are beyond the end of a shallow clone.
  package var isShallow: Bool { history.isShallow }

  /// The object ids of the screens that a request names: a screen may have had other names before.
  private static func ids(_ request: ScreenRequest, of file: String) throws -> [String] {
    let document = try LoadedDocument.load(file, for: request.reading)
    let screens = document.scenes.filter { !$0.isConstraintTemplate }.map { Screens.Screen($0) }
    for name in request.scenes where !screens.contains(where: { $0.answers(to: name) }) {
      throw NoSuchScreen(name: name, offers: screens.map(\.name))
    }
    return request.chosen(screens).map(\.id)
  }

  /// A name that no screen of a document has.
  package struct NoSuchScreen: Error {
    package let name: String
    /// The names of the screens that it has.
    package let offers: [String]
  }

  // MARK: Walking

  /// Goes back through the history until enough commits are found that changed the screens, and takes these, newest first.
  ///
  /// - Parameters:
  ///   - most: How many are enough.
  ///   - jobs: The number of threads.
  ///   - progress: Takes how many commits have been looked at.
  /// - Returns: Whether there may be older ones.
  /// - Throws: `GitError` or `FileError`.
  package func walk(
    most: Int, jobs: Int, progress: (Int) -> Void = { _ in }, take: (Entry) throws -> Void
  ) throws -> Bool {
    var (found, next) = (0, 0)
    while next < history.steps.count {
      let batch = Array(history.steps[next..<min(history.steps.count, next + max(1, jobs))])
      let entries = Workers.map(batch.count, width: jobs) { index in Result { try entry(batch[index]) } }
      for entry in entries {
        next += 1
        progress(next)
        guard let entry = try entry.get() else { continue }
        try take(entry)
        found += 1
        if found == most { return next < history.steps.count }
      }
    }
    return false
  }

  private func entry(_ step: DocumentHistory.Step) throws -> Entry? {
    guard let parent = step.commit.parent else { return nil }
    let sides = try RevisionComparison(repository, from: parent, to: .revision(step.commit.revision))
    guard let (comparison, was) = sides.comparison(of: step.path, settings) else { return nil }
    var pictures: [Picture] = []
    var difference = comparison.run(was: was) { difference, sides in
      if drawsPictures { pictures = Self.pictures(of: difference, sides) }
    }
    if difference.status == .added {
      guard let side = comparison.newerSide(), !side.screens.isEmpty else { return nil }
      if drawsPictures {
        pictures = side.screens.compactMap { Self.picture(of: $0, before: nil, changed: []) }
      }
    }
    // All screens of a document that came did.
    difference.scenes.removeAll { !$0.isVisible || difference.status == .added }
    difference.housekeeping = nil
    difference.hidden = []
    guard difference.isVisible,
      difference.status == .added || !difference.scenes.isEmpty || !difference.errors.isEmpty
    else { return nil }
    return Entry(commit: step.commit, difference: difference, pictures: pictures, findings: sides.findings)
  }

  // MARK: Pictures

  private static func pictures(
    of difference: DocumentDifference, _ sides: DocumentComparison.Sides
  ) -> [Picture] {
    difference.scenes.filter(\.isVisible).compactMap { scene in
      guard scene.status != .removed, let screen = sides.now.screens.first(where: { $0.line == scene.line })
      else {
        return nil
      }
      let changed = scene.items.reduce(into: Set<String>()) { ids, item in
        ids.formUnion(item.ids + item.own.flatMap(\.ids))
      }
      return picture(
        of: screen,
        before: sides.was.screens.first { $0.id == screen.id || $0.name == scene.oldName ?? scene.name },
        changed: changed)
    }
  }

  /// The picture in which a screen differs most plainly: the first one whose tree does.
  private static func picture(
    of screen: RecordedSide.Screen, before: RecordedSide.Screen?, changed: Set<String>
  ) -> Picture? {
    func earlier(_ picture: RecordedSide.Picture) -> RecordedSide.Picture? {
      before?.pictures.first { $0.variant == picture.variant }
    }
    let differing = screen.pictures.first { picture in
      earlier(picture).map { $0.tree.hash != picture.tree.hash } ?? true
    }
    guard let chosen = differing ?? screen.pictures.first, let now = chosen.pixmap else { return nil }
    let canvas = chosen.drawing.canvas
    let rects = chosen.tree.nodes.filter { changed.contains($0.id) && !$0.isHidden }.map { node in
      Rect(
        x: node.frame.minX / canvas.width, y: node.frame.minY / canvas.height,
        width: node.frame.width / canvas.width,
        height: node.frame.height / canvas.height)
    }
    return Picture(
      screen: screen.id, name: screen.name, before: earlier(chosen)?.pixmap, now: now,
      changed: canvas.width > 0 && canvas.height > 0 ? rects : [])
  }
}

extension RecordedSide.Picture {
  /// The picture's pixels; nil if they cannot be made.
  fileprivate var pixmap: Pixmap? { try? renderer.pixmap(drawing) }
}
