import Assets
import SourceCode
import Views

/// A class whose code may give a view something: the view's own, or that of an outlet which leads to it.
package struct CodeOwner: Hashable, Sendable {
  package let className: String
  /// The outlet; nil for the view's own class.
  package let outlet: String?

  /// The classes whose code may give each view of a scene something, by the views' object ids.
  package static func all(in scene: Scene) -> [String: [CodeOwner]] {
    scene.allTrees.flatMap(\.views).reduce(into: [:]) { found, view in
      if !view.objectID.isEmpty { found[view.objectID, default: []] += all(of: view) }
    }
  }

  /// The classes whose code may give a view something.
  static func all(of view: View) -> [CodeOwner] {
    view.owners.filter { !$0.isCollection }.map { CodeOwner(className: $0.className, outlet: $0.outlet) }
      + (view.customClass.map { [CodeOwner(className: $0, outlet: nil)] } ?? [])
  }

  /// What leads to a property of the view from the class.
  func path(_ names: some Sequence<String>) -> [String] { [outlet].compactMap(\.self) + names }
}

// What code of another class gave a view, or gives it now.
extension CodeValues {
  /// A change of what an owner's code gives a view, where another owner's gave the same view the property before, or gives it now: nil for
  /// one that gives just the same.
  ///
  /// - Parameters:
  ///   - change: That code of the owner alone gives the property a value in one version.
  ///   - names: The names that lead to the property from the view.
  func besideOthers(
    _ change: StartingValues.Change, _ names: ArraySlice<String>, of view: View, _ owner: CodeOwner
  ) -> StartingValues.Change? {
    guard change.kind != .isOther, !change.isPart, let other = resources.otherVersion else { return change }
    let isGone = change.kind == .isGone
    let owners = isGone ? CodeOwner.all(of: view) : resources.otherOwners[view.objectID] ?? []
    let own = (isGone ? other : project).startingValues(ofClass: owner.className)
    var change = change
    for another in owners
    where RowClass(another.className).name != RowClass(owner.className).name
      && !project.isApples(another.className)
    {
      let path = another.path(names)
      let values = (isGone ? project : other).startingValues(ofClass: another.className)
      guard values.assigned[path] != nil else { continue }
      // What is gone from one is among what the other one gives.
      if isGone || own.gives(change.path, likeTheOther: values, path) { return nil }
      change.kind = .isOther
    }
    return change
  }
}
