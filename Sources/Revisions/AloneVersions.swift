import DocumentVersions
import Files
import Geometry
import GoldenRuns
import Goldens
import InterfaceFile
import InterfaceXML
import Screens
import Views

/// Versions of a document in which only some of its edits are made, laid out and recorded.
struct AloneVersions {
  /// The document before.
  let file: ComparedFile
  let document: EditedDocument
  let settings: ComparisonSettings
  let unseen: UnseenEdits
  let canvases: [String: DesignCanvas]
  /// Whether tools may have moved views between the sides.
  let isByTools: Bool
  /// The project around it, before and now.
  let projects: (was: SideProject, now: SideProject)

  private var edits: DocumentEdits { document.edits }

  /// The same versions, laid out with other settings.
  func laidOut(with settings: ComparisonSettings) -> AloneVersions {
    AloneVersions(
      file: file, document: document, settings: settings, unseen: unseen, canvases: canvases,
      isByTools: isByTools, projects: projects)
  }

  /// Lays a screen out with one edit at a time.
  ///
  /// - Parameters:
  ///   - screen: The screen before.
  ///   - variants: Its pictures.
  ///   - subjects: The edits to tell apart.
  /// - Returns: What each does alone; nil if there is nothing to tell apart, or too much.
  func alone(
    _ screen: RecordedSide.Screen, _ variants: [ScreenVariant], _ subjects: [EditSubject]
  ) -> AloneEdits? {
    let scene = edits.scene(of: screen.id)
    let claims = EditClaims(edits.edits.filter { $0.scene == nil || $0.scene == scene }, for: subjects)
    let claimed = claims.subjects.reduce(into: Set<Int>()) { $0.formUnion($1) }
    // What cannot be made without an edit of a subject, such as an outlet to a view that was added, does what that does.
    let others = candidates(among: claims, isScreen: !screen.isFreeform).filter {
      edits.closed($0.owners).isDisjoint(with: claimed)
    }
    let owners = claims.subjects + others.map(\.owners)
    // A single edit explains all, unless tools wrote other frames besides.
    guard owners.count > 1 || !others.isEmpty || isByTools && !owners.isEmpty,
      document.mayMake(versions: owners.count)
    else { return nil }
    // All that changed besides the document: images, code, texts.
    let name = InputFile.documentName(of: file.path)
    let isBeside = zip(claims.subjects, subjects).contains { $0.isEmpty && $1.isBeside(document: name) }
    let besides = isBeside ? records(of: screen, variants, with: [], in: projects.now) : nil
    return AloneEdits(
      others: others.map(\.edit),
      alone: owners.enumerated().map { place, owners in
        if !owners.isEmpty {
          // Another image is that of now.
          let isOfImage = place < subjects.count && subjects[place].isOfImage
          return records(
            of: screen, variants, with: edits.closed(owners), in: isOfImage ? projects.now : nil)
        }
        return subjects[place].isBeside(document: name) ? besides : nil
      },
      same: owners.indices.map { place in
        owners[place].isEmpty ? place : owners.firstIndex(of: owners[place]) ?? place
      },
      without: { edit in
        guard let rest = edits.without(owners[edit]) else { return nil }
        return records(of: screen, variants, with: rest)
      })
  }

  /// Which of some edits show nothing in any picture of a screen: without them it is drawn by the same steps, or, where views came that
  /// paint something, to the same pixels.
  ///
  /// - Parameters:
  ///   - places: The edits that are asked about, by their places among the subjects.
  ///   - subjects: The edits of the screen.
  ///   - screen: The screen now.
  func withoutPicture(
    _ places: [Int], of subjects: [EditSubject], on screen: RecordedSide.Screen
  ) -> [Int] {
    let scene = edits.scene(of: screen.id)
    let claims = EditClaims(edits.edits.filter { $0.scene == nil || $0.scene == scene }, for: subjects)
    guard document.mayMake(versions: places.count) else { return [] }
    return places.filter { place in
      guard !claims.subjects[place].isEmpty, let rest = edits.without(claims.subjects[place]) else {
        return false
      }
      let made = pictures(of: screen, with: rest, in: projects.now)
      return made.count == screen.pictures.count
        && zip(made, screen.pictures).allSatisfy {
          guard $0.variant == $1.variant else { return false }
          // A view that paints nothing may have to show what only the application knows; one that paints and
          // changes no pixel is covered.
          let isPainted = $0.drawing.commands != $1.drawing.commands
          // Of an item of a bar the document says all that it shows.
          let isOfItem = ($0.tree.nodes + $1.tree.nodes).flatMap(\.parts).contains { part in
            ["UIBarButtonItem", "UINavigationItem"].contains(part.className)
              && subjects[place].ids.contains(part.id)
          }
          guard subjects[place].isOfExistence && !isOfItem || subjects[place].isOrder else {
            return $0.looks(like: $1)
          }
          // What of several siblings moved may be told otherwise by the document.
          if subjects[place].isOrder, $0.tree.nodes.map(\.id) == $1.tree.nodes.map(\.id) { return false }
          return isPainted && $0.isPainted(like: $1)
        }
    }
  }

  /// The properties of an object that differ and show in no picture of a screen, as records call them: what the document said of them
  /// before looks the same, and moves nothing.
  ///
  /// - Parameters:
  ///   - id: The object.
  ///   - screen: The screen now.
  func unshownProperties(of id: String, on screen: RecordedSide.Screen) -> Set<String> {
    let all = edits.edits.filter { $0.object == id && !$0.isConnection }
    let made = all.filter { !$0.property.hasPrefix("frame") }
    // A single edit is looked at as a whole.
    guard all.count > 1, document.mayMake(versions: made.count) else { return [] }
    return made.reduce(into: []) { unshown, edit in
      guard let version = document.version(without: edit) else { return }
      let pictures = pictures(of: screen, as: version, in: projects.now)
      let isSame =
        pictures.map(\.variant) == screen.pictures.map(\.variant)
        && zip(pictures, screen.pictures).allSatisfy {
          $0.looks(like: $1) && $0.tree.nodes.map(\.frame) == $1.tree.nodes.map(\.frame)
        }
      guard isSame else { return }
      for (was, now) in zip(pictures, screen.pictures) {
        unshown.formUnion(ScreenPair(now.variant, old: was.tree, new: now.tree).changedProperties(of: id))
      }
    }
  }

  /// Which of some constraints move nothing: without what was done to them every view of a screen stands where it does, and also
  /// without all of them; and which of them only move other views than those that they are given for.
  ///
  /// - Parameters:
  ///   - groups: The constraints of each of some items, by their ids, and the items' views.
  ///   - screen: The screen now.
  func slack(
    _ groups: [(views: Set<String>, constraints: [String])], on screen: RecordedSide.Screen
  ) -> (idle: Set<String>, elsewhere: Set<String>) {
    if groups.isEmpty { return ([], []) }
    let owners = Dictionary(
      edits.edits.filter { $0.element.name == "constraint" }.map { ($0.object, $0.owner) },
      uniquingKeysWith: { first, _ in first })
    let known = groups.map { $0.constraints.filter { owners[$0] != nil } }
    guard document.mayMake(versions: known.reduce(0) { $0 + $1.count + 1 }) else { return ([], []) }
    // The views that stand elsewhere; nil where that is not known.
    func moved(without ids: [String]) -> Set<String>? {
      guard let rest = edits.without(Set(ids.compactMap { owners[$0] })) else { return nil }
      let made = pictures(of: screen, with: rest, in: projects.now)
      guard made.map(\.variant) == screen.pictures.map(\.variant) else { return nil }
      return zip(made, screen.pictures).reduce(into: Set<String>?([])) { moved, sides in
        let (own, now) = (sides.0.tree, sides.1.tree)
        guard own.conflicts == now.conflicts, own.nodes.map(\.id) == now.nodes.map(\.id) else {
          return moved = nil
        }
        // What could stand anywhere is not where it was.
        moved?.formUnion(Set(own.ambiguous.keys).symmetricDifference(now.ambiguous.keys))
        for (node, other) in zip(own.nodes, now.nodes) where node.frame != other.frame {
          moved?.insert(node.id)
        }
      }
    }
    func stands(without ids: [String]) -> Bool { moved(without: ids)?.isEmpty ?? false }
    var (slack, elsewhere) = (Set<String>(), Set<String>())
    for (known, group) in zip(known, groups) {
      let moved = known.map { moved(without: [$0]) }
      for (id, views) in zip(known, moved) where views?.isDisjoint(with: group.views) ?? false {
        elsewhere.insert(id)
      }
      let idle = zip(known, moved).filter { $0.1?.isEmpty ?? false }.map(\.0)
      // Of two that say the same, neither is needed, but one of them is; and what moves a view is not nothing.
      if idle.count < group.constraints.count, !idle.isEmpty,
        idle.count == 1 || stands(without: idle)
      {
        slack.formUnion(idle)
      }
    }
    return (slack, elsewhere)
  }

  /// The edit that makes constraints conflict: the only one without which they do not; or, where they no longer do, the only one that
  /// mends it alone. Nil where it is not known.
  ///
  /// - Parameters:
  ///   - subjects: The edits of the screen.
  ///   - screen: The object id of the screen.
  ///   - isMended: Whether they conflicted before.
  ///   - remains: Whether they conflict in a version.
  func reason(
    forConflictAmong subjects: [EditSubject], on screen: String, isMended: Bool,
    _ remains: (inout ParsedDocuments) -> Bool
  ) -> Int? {
    let scene = edits.scene(of: screen)
    let claims = EditClaims(edits.edits.filter { $0.scene == nil || $0.scene == scene }, for: subjects)
    let places = subjects.indices.filter { !claims.subjects[$0].isEmpty }
    guard 2...Self.mostReasons ~= places.count, document.mayMake(versions: places.count) else { return nil }
    let reasons = places.filter { place in
      let own = claims.subjects[place]
      guard let made = isMended ? edits.closed(own) : edits.without(own) else { return false }
      var version = ParsedDocuments([file.path: document.version(with: made)], in: .untraced)
      return !remains(&version)
    }
    return reasons.count == 1 ? reasons[0] : nil
  }

  /// The most edits of a screen one of which is looked for as the reason of a conflict.
  private static let mostReasons = 12

  /// The sizes that were written for the objects of some edits, and that these may have: of a view in no screen, of a cell.
  ///
  /// - Parameters:
  ///   - screen: The screen before.
  ///   - subjects: The edits.
  func writtenSizes(of screen: RecordedSide.Screen, _ subjects: [EditSubject]) -> [[DifferenceItem.Cause]] {
    let scene = edits.scene(of: screen.id)
    let own = edits.edits.filter { $0.scene == nil || $0.scene == scene }
    let frames = own.filter { edit in
      edit.property.hasPrefix("frame") && !edit.isOfControllersView
        && (screen.isFreeform || !edit.isOfOwnersView) && edit.element.name != "tableViewCellContentView"
        && canMove(edit, !screen.isFreeform)
    }
    // What is asked of single views needs no claims.
    if subjects.allSatisfy(\.isOfOneObject) {
      let written = Dictionary(grouping: frames, by: \.object)
      return subjects.map { subject in (subject.ids.first.flatMap { written[$0] } ?? []).map(Self.cause) }
    }
    return zip(EditClaims(own, for: subjects).subjects, subjects).map { owners, subject in
      frames.filter { edit in
        owners.contains(edit.owner) && (subject.ids.contains(edit.object) || edit.isOfCell)
      }.map(Self.cause)
    }
  }

  private typealias Candidate = (edit: AloneEdits.Other, owners: Set<Int>)

  /// The edits of no subject that may move views. Many sizes that were recorded together are one.
  /// `isScreen`: whether they are in a screen, whose size a device has.
  private func candidates(among claims: EditClaims, isScreen: Bool) -> [Candidate] {
    let moving = claims.others.compactMap { owner, edits -> (owner: Int, edits: [DocumentEdits.Edit])? in
      let moving = edits.filter { canMove($0, isScreen) && (!$0.isConnection || $0.isEmbedding) }
      return moving.isEmpty ? nil : (owner, moving)
    }
    let recorded = moving.filter { $0.edits.allSatisfy(\.isWrittenByXcode) }
    let isMany = recorded.count > Self.mostRecorded
    let single = moving.filter { !isMany || !$0.edits.allSatisfy(\.isWrittenByXcode) }
    let all = single.map { owner, edits in
      let (id, name) = (edits[0].object, edits[0].element.name)
      // That a root view was as large as another device's screen when it was saved is no cause beside an edit.
      let made = edits.filter { (!$0.isWrittenByXcode || !$0.isOfWholeScreen) && !$0.isSimulated }
      var other = AloneEdits.Other(
        id: id, words: id.isEmpty ? "the document" : name,
        causes: (made.isEmpty ? edits : made).prefix(3).map(Self.cause))
      other.isOfCanvas =
        isScreen
        && edits.allSatisfy { $0.isWrittenByXcode && ($0.isOfControllersView || $0.isOfOwnersView) }
        || edits.allSatisfy(\.isSimulated)
      return Candidate(other, [owner])
    }
    if !isMany { return all }
    let other = AloneEdits.Other(
      id: "", words: "\(recorded.count) sizes of cells", causes: recorded.flatMap(\.edits).map(Self.cause))
    return all + [(other, Set(recorded.map(\.owner)))]
  }

  private static let mostRecorded = 6

  /// The screen with the edits to some objects.
  private func records(
    of screen: RecordedSide.Screen, _ variants: [ScreenVariant], with owners: Set<Int>,
    in project: SideProject? = nil
  ) -> [TreeRecord?] {
    let pictures = pictures(of: screen, with: owners, in: project ?? projects.was)
    return variants.map { variant in pictures.first { $0.variant == variant }?.tree }
  }

  /// The pictures of the screen with the edits to some objects.
  private func pictures(
    of screen: RecordedSide.Screen, with owners: Set<Int>, in project: SideProject
  ) -> [RecordedSide.Picture] {
    pictures(of: screen, as: document.version(with: owners), in: project)
  }

  private func pictures(
    of screen: RecordedSide.Screen, as version: InterfaceDocument, in project: SideProject
  ) -> [RecordedSide.Picture] {
    var parsed = ParsedDocuments([file.path: version], in: .untraced)
    let side = try? RecordedSide(
      file, settings, beside: unseen, like: canvases, only: screen.id, in: project, &parsed)
    return side?.screens.first?.pictures ?? []
  }

  /// Whether an edit may move a view without a view or constraint of its own in records. Other tools write sizes of cells anew.
  private func canMove(_ edit: DocumentEdits.Edit, _ isScreen: Bool) -> Bool {
    // Of a view that constraints alone place the mask has no effect.
    let mask = edit.property.prefix { $0 != "." }
    if mask == "translatesAutoresizingMaskIntoConstraints" || mask.hasPrefix("customModule") { return false }
    // What constraints refer to moves nothing without them.
    if edit.element.name.hasSuffix("LayoutGuide") { return false }
    // Most of what is said of a document as a whole is about drawing, or for tools.
    if edit.object.isEmpty { return Self.ofDocument.contains(String(mask)) }
    if mask == "autoresizingMask", edit.element.peek("translatesAutoresizingMaskIntoConstraints") == "NO" {
      return false
    }
    if Self.margins.contains(String(mask)), !edit.element.hasMargins { return false }
    guard edit.isWrittenByXcode else { return true }
    // A root that is no screen's, and a cell, may have the size that was written.
    let isRoot = edit.list?.name == "objects" || edit.isOfControllersView && (isScreen || !isByTools)
    let name = edit.element.name.lowercased()
    // Where a row begins follows from those above it.
    let isCell =
      !isByTools && name.hasSuffix("cell") && !["frame.x", "frame.y"].contains(edit.property)
    return edit.property.hasPrefix("frame") && (isRoot || isCell)
  }

  /// What of a document as a whole decides how its screens are laid out.
  private static let ofDocument: Set<String> = [
    "useAutolayout", "useTraitCollections", "useSafeAreas", "targetRuntime",
  ]

  /// What decides where margins are, which only constraints to them depend on.
  private static let margins: Set<String> = [
    "insetsLayoutMarginsFromSafeArea", "preservesSuperviewLayoutMargins",
  ]

  private static func cause(_ edit: DocumentEdits.Edit) -> DifferenceItem.Cause {
    let isGone = edit.kind == .removed
    var cause = DifferenceItem.Cause(
      phrase: isGone ? "\(edit.phrase) (line \(edit.line) before)" : edit.phrase, file: nil,
      line: isGone ? 0 : edit.line)
    cause.property = edit.property
    return cause
  }
}

extension DocumentEdits.Edit {
  /// Whether it is about a cell, whose content has the size.
  fileprivate var isOfCell: Bool { element.name.lowercased().hasSuffix("cell") }

  /// Whether it is about what Interface Builder simulates around a screen.
  fileprivate var isSimulated: Bool {
    property.lowercased().contains("simulated") || element.name.hasPrefix("simulated")
  }

  /// Whether its view has the size of a device's screen now.
  fileprivate var isOfWholeScreen: Bool {
    let rect = element.children.first { $0.name == "rect" && $0.peek("key") == "frame" }
    let sides = ["width", "height"].map { rect?.peek($0).flatMap(Double.init) ?? 0 }
    return Device.hasScreen(Size(width: sides[0], height: sides[1]))
  }

  /// Whether it is about the view of a controller.
  fileprivate var isOfControllersView: Bool { element.peek("key") == "view" }

  /// Whether it is about the view of the controller that owns a xib.
  fileprivate var isOfOwnersView: Bool {
    guard let list, !object.isEmpty else { return false }
    let owner = list.children.first { $0.peek("placeholderIdentifier") == "IBFilesOwner" }
    let outlets = owner?.children.first { $0.name == "connections" }?.children ?? []
    return outlets.contains { $0.peek("property") == "view" && $0.peek("destination") == object }
  }
}

extension Element {
  /// Whether a constraint in it is to a margin, or something is arranged by margins.
  fileprivate var hasMargins: Bool {
    var waiting = [self]
    while let element = waiting.popLast() {
      let isOfMargin = ["firstAttribute", "secondAttribute"].contains {
        element.peek($0)?.hasSuffix("Margin") ?? false
      }
      if isOfMargin || element.peek("layoutMarginsRelativeArrangement") == "YES" { return true }
      waiting += element.children
    }
    return false
  }
}

extension RecordedSide.Picture {
  /// Whether it is drawn by the same steps, or to the same pixels: what another view covers is painted, too.
  fileprivate func looks(like other: RecordedSide.Picture) -> Bool {
    drawing.commands == other.drawing.commands || isPainted(like: other)
  }
}
