import Assets
import Diagnostics
import Files
import Geometry
import InterfaceFile
import Screens
import Typography
import Views

/// How closely layout comes to the frames that Xcode saved in a document.
///
/// For a view that constraints or a stack view place, the saved frame is an answer that layout does not need. The document
/// is laid out as designed without these answers, and what comes out is held against them.
package struct DocumentAgreement: Sendable {
  /// A view whose saved frame is an answer.
  package struct View: Sendable {
    /// Interface Builder's object id.
    package let objectID: String
    /// Class, title and id.
    package let name: String
    /// The element's place.
    package let location: SourceLocation
    /// The frame that Xcode saved, in points in the superview.
    package let saved: Rect
    /// The computed frame; nil if the view was not laid out.
    package let computed: Rect?
    /// Of a view that differs the constraints that place it, or the stack view.
    package fileprivate(set) var dependencies: [Finding.Note] = []
    /// The class that only the project's code knows, whose views may have any size; nil for UIKit's.
    package let customClass: String?
    /// Whether another view that differs in size explains the difference: one inside, or one that it depends on.
    package fileprivate(set) var followsOther = false

    /// The largest difference of origin and size, in points.
    package var difference: Double {
      guard let computed else { return .infinity }
      return [
        saved.minX - computed.minX, saved.minY - computed.minY, saved.width - computed.width,
        saved.height - computed.height,
      ].reduce(0) { max($0, abs($1)) }
    }

    /// Whether the difference is within a number of points.
    package func isWithin(_ points: Double) -> Bool { difference <= points + 1e-6 }
  }

  /// The document.
  package let path: String
  /// The views, in the order of the document.
  package let views: [View]

  /// Lays out a document without its answers.
  ///
  /// - Parameters:
  ///   - input: The document's bytes.
  ///   - fonts: The fonts.
  ///   - files: The files of its project.
  /// - Returns: Nil for a document that has no answers: of other systems, without Auto Layout, or saved without having
  ///   been laid out.
  /// - Throws: What reading the document throws.
  package init?(of input: InputFile, fonts: FontLibrary, in files: FileSystem) throws {
    path = input.path
    let document = try InterfaceDocument.read(input, in: files)
    guard document.generation == .document, document.root.peek("useAutolayout") == "YES",
      document.root.peek("targetRuntime")?.hasPrefix("iOS.") == true
    else { return nil }
    let all = SavedView.all(in: document.root)
    let stale = StaleRoots(of: all, on: SavedCanvas(document.root)).roots
    let answers = all.filter { $0.isPlaced && !$0.isExcluded && !stale.contains($0.root) }
    if answers.isEmpty { return nil }
    let stripped = Set(all.filter(\.isPlaced).compactMap { $0.element.savedFrame?.number })
    let laidOut = try Self.layOut(document.withoutFrames(stripped), input.path, fonts, files)
    var views: [View] = []
    var seen: Set<String> = []
    for answer in answers where seen.insert(answer.objectID).inserted {
      views.append(View(answer, laidOut, in: input.path))
    }
    self.views = Self.withCauses(views, in: laidOut)
  }

  /// Lays out the screens of a document that are chosen, as they were designed.
  static func layOut(
    _ document: InterfaceDocument, _ path: String, _ fonts: FontLibrary, _ files: FileSystem,
    where isChosen: (Scene) -> Bool = { _ in true }
  ) throws -> PlacedViews {
    var request = ScreenRequest()
    request.asDesigned = true
    var companions = LoadedDocument.Companions()
    companions.followsConventions = false
    var parsed = ParsedDocuments([path: document], in: files)
    let loaded = try LoadedDocument.load(path, companions: companions, for: request.reading, parsed: &parsed)
    var scenes = loaded.scenes.filter(isChosen)
    let resources = DocumentResources(document: path, library: AssetLibrary(folders: []), in: files)
    resources.complete(&scenes, for: request.reading)
    let renderer = Renderer(fonts: fonts, showsChrome: false).using(resources)
    var result = PlacedViews()
    for scene in scenes {
      let screen = Screen(scene)
      for traits in request.traits(for: screen) { result.add(renderer.layOut(screen, traits)) }
    }
    return result
  }

  // MARK: Causes

  /// Marks the views whose difference follows from another one's: of wrong views that depend on each other the innermost
  /// one of another size is the cause.
  private static func withCauses(_ views: [View], in placed: PlacedViews) -> [View] {
    var views = views
    let wrong = views.indices.filter { !views[$0].isWithin(1) }
    let positions = Dictionary(uniqueKeysWithValues: wrong.map { (views[$0].objectID, $0) })
    var groups: [String: String] = [:]
    func group(of id: String) -> String {
      var top = id
      while let next = groups[top] { top = next }
      if top != id { groups[id] = top }
      return top
    }
    for position in wrong {
      let id = views[position].objectID
      let others = placed.constrained(to: id).filter { positions[$0] != nil }
      let around = placed.views[id]?.superview
      let isJoined = around.map { $0.content.stackView != nil || positions[$0.objectID] != nil } ?? false
      for other in others + (isJoined ? [around!.objectID] : []) {
        let (a, b) = (group(of: id), group(of: other))
        if a != b { groups[a] = b }
      }
    }
    func rank(_ position: Int) -> (Int, Int) {
      let (view, depth) = (views[position], placed.depth(of: views[position].objectID))
      return (view.hasOtherSize ? 0 : 1, -depth)
    }
    var causes: [String: Int] = [:]
    for position in wrong {
      let group = group(of: views[position].objectID)
      if let known = causes[group], rank(known) <= rank(position) { continue }
      causes[group] = position
    }
    for position in wrong {
      let id = views[position].objectID
      views[position].followsOther = causes[group(of: id)] != position
      views[position].dependencies = placed.dependencies(of: id)
    }
    return views
  }
}

extension DocumentAgreement.View {
  fileprivate init(_ answer: SavedView, _ placed: PlacedViews, in file: String) {
    let view = placed.views[answer.objectID]
    objectID = answer.objectID
    (saved, computed) = (answer.frame, placed.frames[answer.objectID])
    location = SourceLocation(file: file, line: answer.element.line, column: answer.element.column)
    name = view?.phrase ?? "\(answer.element.name) (id \(answer.objectID))"
    customClass = view?.customClass
  }

  fileprivate var hasOtherSize: Bool {
    guard let computed else { return true }
    return abs(saved.width - computed.width) > 1 || abs(saved.height - computed.height) > 1
  }
}

/// The views of all screens of a document as they are laid out, by object ids.
struct PlacedViews {
  fileprivate private(set) var views: [String: Views.View] = [:]
  private(set) var frames: [String: Rect] = [:]
  private var constraints: [String: [Constraint]] = [:]

  mutating func add(_ laidOut: LaidOutScreen) {
    let grid = PixelGrid(scale: laidOut.frames.scale)
    for view in laidOut.tree.installedViews {
      for constraint in view.constraints {
        for item in Set([constraint.firstItem, constraint.secondItem].compactMap(\.self)) {
          constraints[item, default: []].append(constraint)
        }
      }
      guard views[view.objectID] == nil else { continue }
      views[view.objectID] = view
      frames[view.objectID] = grid.snapped(laidOut.frames.inSuperview(view))
    }
  }

  /// The items that constraints put into relation with a view.
  fileprivate func constrained(to id: String) -> [String] {
    (constraints[id] ?? []).flatMap { [$0.firstItem, $0.secondItem].compactMap(\.self) }
  }

  fileprivate func depth(of id: String) -> Int {
    guard let view = views[id] else { return 0 }
    return sequence(first: view) { $0.superview }.reduce(0) { count, _ in count + 1 }
  }

  fileprivate func dependencies(of id: String) -> [Finding.Note] {
    guard let view = views[id] else { return [] }
    var result: [Finding.Note] = []
    if let superview = view.superview, superview.content.stackView != nil {
      result.append(Finding.Note("arranged by \(superview.phrase)", at: superview.location))
    }
    for constraint in constraints[id] ?? [] {
      result.append(Finding.Note(words(for: constraint, of: id), at: constraint.location))
    }
    return result
  }

  /// A constraint as its view has it: `leading = UILabel "Name".trailing + 8`.
  private func words(for constraint: Constraint, of id: String) -> String {
    var constraint = constraint
    if constraint.secondItem == id, constraint.firstItem != id, constraint.multiplier == 1 {
      constraint.turn()
    }
    return constraint.equation { $0 == id ? nil : views[$0]?.phrase ?? "a layout guide" }
  }
}

extension Constraint {
  /// Says the same with its sides exchanged; its multiplier is 1.
  fileprivate mutating func turn() {
    guard let secondItem, let secondAttribute else { return }
    (self.secondItem, self.secondAttribute) = (firstItem, firstAttribute)
    (firstItem, firstAttribute, constant) = (secondItem, secondAttribute, -constant)
    relation =
      switch relation {
      case .lessThanOrEqual: .greaterThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .lessThanOrEqual
      }
  }
}
