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
      // What others do with objects of the class they need not do with this one.
      guard values.assigned[path] != nil, another.outlet != nil || !values.isOnlyFilled(path) else {
        continue
      }
      // What is gone from one is among what the other one gives.
      if isGone || own.gives(change.path, likeTheOther: values, path) { return nil }
      change.kind = .isOther
    }
    return change
  }
}

// Who owns a view.
extension CodeValues {
  /// The class of a view of the application's own; nil for any other. `controller`: the class of the controller of its screen.
  func ownClass(of view: View, _ controller: String?) -> String? {
    guard let name = view.customClass else {
      // Extensions of UIKit's classes may override what these do as they are loaded.
      let isOverridden = overridden[view.className] ?? project.overridesLoading(ofClass: view.className)
      overridden[view.className] = isOverridden
      return isOverridden ? view.className : nil
    }
    guard let controller, view.isRow else { return name }
    return RowClass(name, on: controller).whole
  }

  /// The classes of what leads to a view and the names by which it does: outlets, and what stands for rows with its reuse identifier.
  /// `controller`: the class of the controller of its screen.
  func owners(of view: View, _ controller: String?) -> [(className: String, outlet: String)] {
    var owners = view.owners.map { (className: $0.className, outlet: $0.outlet) }
    guard let controller else { return owners }
    var row: View? = view
    while let own = row, !own.isRow { row = own.superview }
    if let row = row?.customClass {
      for place in owners.indices where owners[place].className == row {
        owners[place].className = RowClass(row, on: controller).whole
      }
    }
    // What calls the controller with itself.
    if view.outlets.contains(where: { $0.name == "delegate" }) {
      owners.append((controller, StartingValues.sender(ofClass: view.className)))
    }
    for action in view.actions {
      owners.append((controller, StartingValues.sender(ofAction: action.selector)))
    }
    if let row = view.reuseIdentifier {
      owners.append((controller, StartingValues.row(withIdentifier: row)))
      owners.append((controller, StartingValues.row(withIdentifier: SourceRow.generated(row))))
    }
    if view.superview == nil {
      owners.append((controller, "view"))
      // The view of a table view controller, and that of a collection view controller.
      if view.content.isTableView { owners.append((controller, "tableView")) }
      if case .collectionView = view.content { owners.append((controller, "collectionView")) }
    }
    return owners
  }
}

extension View {
  /// Whether it is a row or an item that a table or a collection shows.
  fileprivate var isRow: Bool { content.isTableViewCell || content == .container(.collectionViewCell) }
}
