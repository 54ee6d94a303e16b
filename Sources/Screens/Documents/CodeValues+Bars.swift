import Diagnostics
import SourceCode
import Views

// What code gives the items of bars.
extension CodeValues {
  /// Gives the items of bars that outlets of a controller lead to the values that its code gives them.
  func apply(to chrome: inout ScreenChrome, controller: String, outlets: [Outlet]) {
    // What other items look like is not known; that they are others is reported.
    if resources.otherVersion != nil {
      func replaces(_ side: String) -> Bool {
        ["Item", "Items"].contains { suffix in
          values(ofClass: controller).overwritten.contains(["navigationItem", side + suffix])
        }
      }
      // What an outlet leads to code may put in again.
      func isFree(_ items: [BarButtonItem]) -> Bool {
        !items.contains { item in outlets.contains { $0.destination == item.origin.objectID } }
      }
      let item = chrome.navigationItem
      if isFree(item.leftItems), replaces("leftBarButton") { chrome.navigationItem.leftItems = [] }
      if isFree(item.rightItems), replaces("rightBarButton") { chrome.navigationItem.rightItems = [] }
    }
    apply(to: &chrome.navigationItem.leftItems, controller, outlets)
    apply(to: &chrome.navigationItem.rightItems, controller, outlets)
    apply(to: &chrome.toolbar.items, controller, outlets)
  }

  /// The same of the items of bars that are views.
  func apply(toBarsIn tree: ViewTree, controller: String, outlets: [Outlet]) {
    for view in tree.views {
      switch view.content {
      case .toolbar(var bar) where !bar.items.isEmpty:
        apply(to: &bar.items, controller, outlets)
        view.content = .toolbar(bar)
      case .navigationBar(var bar) where !bar.items.isEmpty:
        for place in bar.items.indices {
          apply(to: &bar.items[place].leftItems, controller, outlets)
          apply(to: &bar.items[place].rightItems, controller, outlets)
        }
        view.content = .navigationBar(bar)
      default: continue
      }
    }
  }

  private func apply(to items: inout [BarButtonItem], _ controller: String, _ outlets: [Outlet]) {
    for place in items.indices {
      let id = items[place].origin.objectID
      guard let outlet = outlets.first(where: { !$0.isCollection && $0.destination == id })?.name else {
        continue
      }
      noteChanges(ofClass: controller, in: id, named: outlet)
      let names = names(of: outlet, in: controller)
      for (path, value) in values(ofClass: controller).sorted where path.count == 2 && names.contains(path[0])
      {
        if !set(path[1], of: &items[place], to: value), Self.shown.contains(path[1]) {
          noteUnset(path, path[1], value, of: id, in: controller)
        }
      }
    }
  }

  /// What leads to the property by which code hides the navigation bar.
  private static let hiding = [
    ["navigationController", "isNavigationBarHidden"], ["navigationController", "navigationBar", "isHidden"],
  ]

  /// That code of the other version alone gives a property a value.
  func gone(
    _ property: String, _ path: [String], _ value: StartingValues.Value, of root: String,
    in controller: String
  ) -> CodeChange {
    CodeChange(
      view: root, property: property, path: path, className: controller, kind: .isGone,
      file: (resources.otherVersion ?? project).display(value.file), line: value.line)
  }

  /// Notes what code of the other version alone gives the bars around a screen. `property`: what that is called; nil for anything else.
  private func noteGone(_ controller: String, _ root: String, _ property: ([String]) -> String?) {
    guard let older = otherValues(ofClass: controller) else { return }
    let own = project.startingValues(ofClass: controller)
    for (path, value) in older.sorted where own.values[path] == nil && !own.isUnknown(path) {
      guard path.count > 2 || path.last == Self.hidesBackButton || path[0] == Self.tabItem,
        !Self.hiding.contains(path),
        let property = property(path)
      else { continue }
      resources.note(gone(property, path, value, of: root, in: controller))
    }
  }

  /// Leaves a screen without a navigation bar where the code of its controller hides that.
  func hideBar(of scene: inout Scene, controller: String) {
    let values = values(ofClass: controller).values
    guard scene.canvas.bars.hasNavigationBar || scene.canvas.bars.assumesNavigationBar,
      let value = Self.hiding.lazy.compactMap({ values[$0] }).first(where: { $0.value == .flag(true) })
    else { return }
    scene.tree.root.places.replace(
      "navigationBar",
      by: SourceLocation(
        file: project.display(value.file), line: value.isOfOtherVersion ? 0 : value.line, column: 1))
    scene.canvas.bars.hasNavigationBar = false
    scene.canvas.bars.assumesNavigationBar = false
    note(value)
  }

  /// Notes what code puts into the navigation item of a controller otherwise than in the other version, where that is not known.
  func noteItem(of controller: String, on scene: Scene) {
    let bars = scene.canvas.bars
    let drawn = Set(
      (bars.hasNavigationBar || bars.assumesNavigationBar ? ["navigationBar"] : [])
        + (bars.hasTabBar ? ["tabBar"] : []))
    /// The property of a bar around the screen; nil for anything else.
    func property(_ path: [String]) -> String? {
      switch path.first {
      case "navigationItem" where path.count > 1 && Self.itemParts.contains(path[1]):
        path.joined(separator: ".")
      case "toolbarItems" where path.count == 1: path[0]
      case let own? where path.count == 1 && CodeChange.ofController.contains(own): own
      case "tabBarItem" where path.count == 1 || path.count == 2 && Self.tabParts.contains(path[1]):
        path.joined(separator: ".")
      // The title of the bar is that of its item.
      case "navigationController" where path.count > 2 && path[1] == "navigationBar" && path[2] != "topItem",
        "tabBarController" where path.count > 2 && path[1] == "tabBar":
        path.dropFirst().joined(separator: ".")
      default: nil
      }
    }
    let root = scene.tree.root.objectID
    let values = values(ofClass: controller)
    for change in changes(ofClass: controller) {
      guard let property = property(change.path), !values.hasParts(change.path),
        !isShownElsewhere(change, values)
      else { continue }
      resources.note(codeChange(change, property, of: root, in: controller))
    }
    // The document may have no such item, and the bars are those of another controller.
    for (path, value) in values.sorted
    where !Self.hiding.contains(path) && !isChanged(path, ofClass: controller)
      && !path.starts(with: StartingValues.backButton)
      && (path.count > 2 || path.last == Self.hidesBackButton || path[0] == Self.tabItem
        || path.count == 1 && CodeChange.ofController.contains(path[0]))
    {
      // What pictures show is seen.
      if path.count == 3, drawn.contains(path[1]), isDrawn(path[2], value) { continue }
      if let property = property(path) { noteUnset(path, property, value, of: root, in: controller) }
    }
    noteGone(controller, root, property)
  }

  /// Whether a change is one of the title of the back button to a screen that is known: the screens that are shown from there have it.
  private func isShownElsewhere(_ change: StartingValues.Change, _ values: StartingValues) -> Bool {
    guard change.path.starts(with: StartingValues.backButton) else { return false }
    let title = StartingValues.backButton + ["title"]
    return change.path == title
      || change.kind == .isOther && values.shown(title).map { resolved($0) != nil } ?? false
  }

  /// Notes that code gives a screen another title, where the picture has no bar that shows it, or nobody knows which.
  func noteTitle(of controller: String, on scene: Scene) {
    guard let older = otherValues(ofClass: controller) else { return }
    let bars = scene.canvas.bars
    let isShown = bars.hasNavigationBar || bars.assumesNavigationBar
    let (own, root) = (project.startingValues(ofClass: controller), scene.tree.root.objectID)
    var found: [CodeChange] = []
    for path in [["navigationItem", "title"], ["title"]] {
      let change = changes(ofClass: controller).first { $0.path == path }
      if let change {
        found.append(codeChange(change, Self.title, of: root, in: controller))
      } else if isShown {
        continue
      } else if let value = own.values[path] {
        noteUnset(path, Self.title, value, of: root, in: controller)
      } else if let value = older.values[path], !own.isUnknown(path) {
        found.append(gone(Self.title, path, value, of: root, in: controller))
      }
    }
    // The title of the controller is that of its item.
    if let other = found.firstIndex(where: { $0.kind == .isNew }),
      found.contains(where: { $0.kind == .isGone })
    {
      found[other].kind = .isOther
      found.removeAll { $0.kind == .isGone }
    }
    // The title of the controller is given later, by whichever name.
    for place in found.indices where found[place].kind == .isGone {
      guard let other = own.assigned[["title"]] ?? own.assigned[["navigationItem", "title"]] else { continue }
      found[place].kind = .isOther
      (found[place].file, found[place].line) = (project.display(other.file), other.line)
    }
    found.forEach(resources.note)
  }

  /// Notes that code hides the navigation bar around a screen, or no longer does, where the picture has none: what shows the controller may
  /// have one. `isShown`: whether the document has it.
  func noteHiding(of controller: String, on scene: Scene, isShown: Bool) {
    guard !isShown, let older = otherValues(ofClass: controller) else { return }
    let (own, root) = (project.startingValues(ofClass: controller), scene.tree.root.objectID)
    for path in Self.hiding where !own.isUnknown(path) && !older.isUnknown(path) {
      let (now, was) = (own.values[path], older.values[path])
      guard now?.value != was?.value else { continue }
      guard let now else {
        if let was { resources.note(gone(Self.hidden, path, was, of: root, in: controller)) }
        continue
      }
      noteUnset(path, Self.hidden, now, of: root, in: controller)
    }
  }

  private static let title = "navigationItem.title"
  private static let hidden = "navigationBar.hidden"

  private static let (tabItem, tabParts) = (
    "tabBarItem", Set(["title", "image", "selectedImage", "badgeValue", "badgeColor"])
  )
  private static let itemParts: Set<String> = [
    "titleView", "leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems",
    "searchController", "prompt", hidesBackButton, "backBarButtonItem", "backButtonTitle",
    "backButtonDisplayMode", "largeTitleDisplayMode",
  ]
  /// What is known where code gives it, and no picture shows.
  private static let hidesBackButton = "hidesBackButton"

  /// Returns whether the item has such a property.
  private func set(_ property: String, of item: inout BarButtonItem, to value: StartingValues.Value) -> Bool {
    switch (property, resolved(value)) {
    case ("title", .text(let title)): item.title = title
    case ("image", .image(let image)): item.image = image
    case ("isEnabled", .boolean(let isEnabled)): item.isEnabled = isEnabled
    case ("tintColor", .color(let color)): item.tintColor = color
    case ("title", .nothing): item.title = nil
    case ("width", .number(let width)): item.width = width
    default: return false
    }
    note(value)
    item.origin.places[property] = SourceLocation(
      file: project.display(value.file), line: value.isOfOtherVersion ? 0 : value.line, column: 1)
    return true
  }

  private static let shown: Set<String> = [
    "title", "image", "selectedImage", "isEnabled", "tintColor", "customView", "isHidden", "width",
  ]

  /// Notes what code gives the items of tab bars that are views otherwise than in the other version. `outlets`: those of the controller.
  func noteTabs(in tree: ViewTree, controller: String?, outlets: [Outlet]) {
    for view in tree.views {
      guard case .tabBar(let bar) = view.content, !bar.items.isEmpty else { continue }
      let ids = Set(bar.items.map(\.origin.objectID)).subtracting([""])
      for holder in tree.outletHolders(controller, outlets) {
        for outlet in holder.outlets where !outlet.isCollection && ids.contains(outlet.destination) {
          noteChanges(ofClass: holder.className, in: outlet.destination, named: outlet.name)
          for (path, value) in values(ofClass: holder.className).sorted
          where path.count == 2 && path[0] == outlet.name && Self.tabParts.contains(path[1]) {
            noteUnset(path, path[1], value, of: outlet.destination, in: holder.className)
          }
        }
      }
    }
  }

  private func noteChanges(ofClass name: String, in item: String, named outlet: String) {
    for change in changes(ofClass: name) + changes(ofNewOutlet: outlet, to: item, in: name) {
      guard change.path.count == 2, change.path[0] == outlet, Self.shown.contains(change.path[1]) else {
        continue
      }
      resources.note(codeChange(change, change.path[1], of: item, in: name))
    }
  }
}
