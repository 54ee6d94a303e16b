import Diagnostics
import DocumentVersions
import GoldenRuns
import Goldens
import Screens

extension DocumentComparison {
  /// What code gives views that are on both sides otherwise than before, where nobody knows the value: only the running application
  /// shows it.
  ///
  /// - Parameters:
  ///   - sides: Both sides.
  ///   - names: What views are called.
  ///   - items: The differences that pictures show.
  func codeEdits(_ sides: Sides, _ names: [String: String], besides items: [DifferenceItem]) -> [HiddenEdit] {
    func outlets(_ side: RecordedSide) -> [String: [String]] {
      let nodes = side.screens.flatMap(\.pictures).flatMap(\.tree.nodes)
      let parts = nodes.flatMap(\.parts).map { ($0.id, [String]()) }
      return Dictionary(nodes.map { ($0.id, $0.outlets) } + parts, uniquingKeysWith: { first, _ in first })
    }
    let resources = sides.now.project.resources
    let changes = resources.codeChanges
    guard !changes.isEmpty, let old, let new else { return [] }
    let (was, now) = (outlets(sides.was), outlets(sides.now))
    /// Whether an outlet on a screen with a view has a name.
    func isOutlet(_ name: String, beside view: String, on side: RecordedSide) -> Bool {
      side.screens.contains { screen in
        let nodes = screen.pictures.flatMap(\.tree.nodes)
        return nodes.contains { $0.id == view } && nodes.contains { $0.outlets.contains(name) }
      }
    }
    // Of a view of the document that is put somewhere else it is reported where that is put.
    let shown = changes.filter { change in
      change.subview.map {
        !isOutlet($0, beside: change.view, on: change.kind == .isGone ? sides.was : sides.now)
      }
        ?? true
    }
    let ofNewScreens = sides.now.screens.reduce(into: Set<String>()) { views, screen in
      for nodes in screen.pictures.map(\.tree.nodes) where nodes.first.map({ was[$0.id] == nil }) ?? false {
        views.formUnion(nodes.flatMap { [$0.id] + $0.parts.map(\.id) })
      }
    }
    func isAdded(_ change: CodeChange) -> Bool { was[change.view] == nil }
    let empty = Self.empty(in: (sides.was.screens + sides.now.screens).flatMap(\.pictures))
    /// Whether a change hides what draws nothing, or shows it.
    func isOfNothing(_ change: CodeChange) -> Bool {
      guard CodeChange.hiding.contains(change.property), empty.contains(change.view) else { return false }
      let values = resources.project.startingValues(ofClass: change.className)
      let given = values.givenByOutlet
      return (now[change.view] ?? []).allSatisfy { outlet in
        !values.isHandedOut(outlet)
          && (given[outlet] ?? []).allSatisfy { CodeChange.hiding.contains($0.path.last ?? "") }
      }
    }
    let reclassed = Set(
      (sides.alone?.document.edits.edits ?? []).filter { $0.property.hasPrefix("customClass") }.map(\.object))
    return Self.gathered(shown, isAdded).compactMap { group -> HiddenEdit? in
      let change = group[0]
      // What has another class now is an edit of the document.
      if change.isOfDeclaration,
        isAdded(change) || reclassed.contains(change.view)
          || items.contains(where: { item in
            item.ids.contains(change.view) && item.causes.contains { $0.file != nil }
          })
      {
        return nil
      }
      guard let after = now[change.view] else { return nil }
      // That the value is gone is seen.
      if change.kind == .isGone, items.contains(where: { $0.shows(change) }) { return nil }
      if change.isTraced, Self.isSaid(change, changes, items) { return nil }
      // Of a screen that came only what may not be there is said.
      if isAdded(change), change.isGathered, ofNewScreens.contains(change.view) { return nil }
      let before = was[change.view] ?? []
      // What code calls otherwise it may have given the same.
      let renamed = resources.otherOutlets[change.className] ?? [:]
      if !before.isEmpty, !change.isOfGoneOutlet,
        Set(before.map { renamed[$0] ?? $0 }).isDisjoint(with: after)
      {
        return nil
      }
      var edit = HiddenEdit(
        id: change.view,
        subject: change.isOfController ? change.className : names[change.view] ?? change.path[0],
        phrase: change.isGathered && isAdded(change)
          ? Self.words(forAll: group)
          : Self.words(for: change, group.compactMap(\.subview), isAdded: isAdded(change)),
        line: change.kind == .isGone ? 0 : change.line,
        file: (change.kind == .isGone ? old : new).shown(change.file))
      if change.kind != .isGone { edit.otherLines = group.dropFirst().map(\.line) + change.otherLines }
      edit.showsInApp = !isOfNothing(change)
      return edit
    }
  }

  /// Takes out that pixels differ where the source of a view's class came or went: what is drawn of a class without one stands for
  /// anything.
  func takePixels(_ sides: Sides, from result: inout DocumentDifference) {
    guard sides.now.project.resources.codeChanges.contains(where: \.isOfDeclaration) else { return }
    for place in result.scenes.indices { result.scenes[place].takePixels() }
    result.scenes.removeAll { $0.status == .same }
  }

  /// Whether what other code leads to is shown, or reported of what that code gives itself.
  private static func isSaid(_ change: CodeChange, _ changes: [CodeChange], _ items: [DifferenceItem]) -> Bool
  {
    items.contains { item in
      item.ids.contains(change.view) && item.causes.contains { $0.phrase.hasPrefix("\(change.property) ") }
    }
      || changes.contains {
        !$0.isTraced && ($0.view, $0.file, $0.line) == (change.view, change.file, change.line)
      }
  }

  /// The ids of the views that draw nothing in any of some pictures.
  static func empty(in pictures: [RecordedSide.Picture]) -> Set<String> {
    let trees = pictures.map(\.tree)
    let drawing = trees.reduce(into: Set<String>()) { found, tree in
      let empty = tree.empty
      found.formUnion(tree.nodes.lazy.map(\.id).filter { !empty.contains($0) })
    }
    return trees.reduce(into: Set<String>()) { $0.formUnion($1.empty) }.subtracting(drawing)
  }

  /// The changes one by one, but for the views that code puts into one view, and for what it gives one that came.
  private static func gathered(
    _ changes: [CodeChange], _ isAdded: (CodeChange) -> Bool
  ) -> [[CodeChange]] {
    changes.reduce(into: []) { groups, change in
      let place = groups.firstIndex { group in
        let isLike =
          change.subview != nil && group[0].subview != nil
          || isAdded(change) && change.isGathered && group[0].isGathered
        return isLike
          && (group[0].view, group[0].kind, group[0].file) == (change.view, change.kind, change.file)
      }
      if let place {
        // A view has one name in all pictures.
        if !groups[place].contains(where: { ($0.subview, $0.property) == (change.subview, change.property) })
        {
          groups[place].append(change)
        }
      } else {
        groups.append([change])
      }
    }
  }

  /// The elements of the controllers that have a class now which was there before, or whose class before is still there: it is another one
  /// rather than a renamed one, and may make other views.
  func reclassed(_ edits: DocumentEdits, _ sides: Sides) -> Set<Int> {
    func has(_ side: RecordedSide, _ name: String?) -> Bool {
      name.map { side.project.resources.project.startingValues(ofClass: $0).hasSource } ?? false
    }
    let others = edits.edits.filter { edit in
      edit.property == "customClass" && edit.element.name.hasSuffix("ontroller")
        && (has(sides.now, edit.old) || has(sides.was, edit.new))
    }
    return Set(others.map(\.owner))
  }

  /// What code gives a view that came.
  private static func words(forAll changes: [CodeChange]) -> String {
    let names = changes.map(\.property)
    return "\(DifferenceItem.list(names, most: 4)) \(names.count > 1 ? "are" : "is") set by code"
  }

  /// Notes of classes of the document's objects whether others show: another name for a class with the same code does not, and what a
  /// class makes of a constraint does.
  func noteClasses(_ sides: Sides, in edits: inout [HiddenEdit]) {
    let (was, now) = (sides.was.project.resources.project, sides.now.project.resources.project)
    let byID = Dictionary(grouping: edits.indices, by: { edits[$0].id })
    let byLine = Dictionary(grouping: edits.indices, by: { edits[$0].line })
    for edit in sides.alone?.document.edits.edits ?? [] where edit.property == "customClass" {
      let (old, new) = (edit.old ?? "", edit.new ?? "")
      let (before, after) = (was.startingValues(ofClass: old), now.startingValues(ofClass: new))
      let isConstraint = edit.element.name == "constraint" && (before.hasSource || after.hasSource)
      let isRenamed =
        before.hasSource && after.hasSource && before.isLike(after)
        && !was.startingValues(ofClass: new).hasSource && !now.startingValues(ofClass: old).hasSource
      guard isConstraint || isRenamed else { continue }
      let places = (byID[edit.object] ?? []) + (isConstraint ? byLine[edit.line] ?? [] : [])
      for place in places where edits[place].phrase.contains("customClass") {
        edits[place].showsInApp = isConstraint
      }
    }
  }

  /// `subviews`: what is put into the view; `isAdded`: whether the view itself came.
  private static func words(for change: CodeChange, _ subviews: [String], isAdded: Bool) -> String {
    let isRemoval = change.property == "superview"
    let before = "(line \(change.line) before)"
    if change.isAnswer {
      return switch change.kind {
      case .isNew: "\(change.property) is answered by code now"
      case .isOther: "\(change.property) is answered by other code"
      case .isGone: "the code that answered \(change.property) is gone (line \(change.line) before)"
      }
    }
    if change.isOfCall, let anchor = change.constrainedAnchor {
      return switch change.kind {
      case .isNew: "\(anchor) is constrained by code\(isAdded ? "" : " now")"
      case .isOther: "\(anchor) is constrained by other code"
      case .isGone: "the code that constrained \(anchor) is gone \(before)"
      }
    }
    if change.isOfCall {
      return switch change.kind {
      case .isNew: "\(change.property) is called by code\(isAdded ? "" : " now")"
      case .isOther: "\(change.property) is called by other code"
      case .isGone where change.isPart: "some of the code that called \(change.property) is gone \(before)"
      case .isGone: "the code that called \(change.property) is gone \(before)"
      }
    }
    if change.isOfDrawing {
      return switch change.kind {
      case .isNew: "\(change.property) is overridden by code now"
      case .isOther: "\(change.property) is overridden by other code"
      case .isGone: "the code that overrode \(change.property) is gone (line \(change.line) before)"
      }
    }
    if let picture = change.picture {
      return "\(change.property) \"\(picture)\", which code gives it, is another picture"
    }
    if let texts = change.texts {
      let (old, new) = PrintedText.shortened(texts.old, texts.new)
      let verb = change.property == CodeChange.mentioned ? "looks up" : "sets"
      return "\(change.property) that code \(verb) \"\(old)\" → \"\(new)\""
    }
    if change.isOfDeclaration {
      return change.kind == .isGone
        ? "the source of its class \(change.className) is gone \(before)"
        : "the source of its class \(change.className) is new"
    }
    if change.isOfOwnView {
      return change.kind == .isGone
        ? "is shown now, the code that made another view is gone \(before)"
        : "is no longer shown, code makes another view"
    }
    if !subviews.isEmpty {
      let names = DifferenceItem.list(subviews, most: 4)
      return switch change.kind {
      case .isOther where change.isMadeElsewise:
        "\(names), which code puts into it, \(subviews.count > 1 ? "are" : "is") made by other code"
      case .isNew, .isOther:
        "\(names) \(subviews.count > 1 ? "are" : "is") put into it by code\(isAdded ? "" : " now")"
      case .isGone: "the code that put \(names) into it is gone \(before)"
      }
    }
    if change.property == CodeChange.emptied {
      return switch change.kind {
      case .isNew, .isOther: "what is in it is removed by code now"
      case .isGone: "the code that removed what is in it is gone \(before)"
      }
    }
    if change.property == CodeChange.sublayers {
      return switch change.kind {
      case .isNew: "a layer is put into it by code now"
      case .isOther: "another layer is put into it by code"
      case .isGone: "the code that put a layer into it is gone \(before)"
      }
    }
    if change.property == "newSuperview" {
      return switch change.kind {
      case .isNew: "is put into a view by code\(isAdded ? "" : " now")"
      case .isOther: "is put into a view by other code"
      case .isGone: "the code that put it into a view is gone \(before)"
      }
    }
    if change.isOfCondition {
      let what = isRemoval ? "removeFromSuperview is called" : "\(change.property) is set"
      return change.kind == .isGone
        ? "\(what) under fewer conditions \(before)" : "\(what) under another condition"
    }
    return switch change.kind {
    case .isNew where isRemoval: "removeFromSuperview is called by code\(isAdded ? "" : " now")"
    case .isNew where isAdded: "\(change.property) is set by code"
    case .isNew: "\(change.property) is set by code now"
    case .isOther:
      "\(change.property) is set by other code" + (change.expressions.map { ": \($0.old) → \($0.new)" } ?? "")
    case .isGone where isRemoval: "the call of removeFromSuperview is gone \(before)"
    case .isGone where change.isPart: "some of the code that set \(change.property) is gone \(before)"
    case .isGone: "the code that set \(change.property) is gone \(before)"
    }
  }
}

extension CodeChange {
  /// The anchor of which code makes a constraint; nil for any other change.
  fileprivate var constrainedAnchor: String? {
    let ending = ".constraint()"
    return property.hasSuffix(ending) ? String(property.dropLast(ending.count)) : nil
  }

  /// Whether it is a property that code gives a value now, of which several of a view are said at once.
  fileprivate var isGathered: Bool {
    kind == .isNew && !isOfAbsence && !isOfConstraint && subview == nil && !isAnswer && !isOfDrawing
      && !isOfOwnView && !isOfDeclaration && !isOfCall && texts == nil
      && ![CodeChange.emptied, CodeChange.sublayers, "newSuperview"].contains(property)
  }
}

extension DifferenceItem {
  /// Whether it shows that a property of a view has no longer the value that code gave it before.
  fileprivate func shows(_ change: CodeChange) -> Bool {
    ids.contains(change.view)
      && causes.contains {
        $0.phrase.hasPrefix("\(change.property) ") && $0.phrase.hasSuffix("(line \(change.line) before)")
      }
  }
}
