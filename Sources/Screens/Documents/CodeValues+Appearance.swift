import Diagnostics
import SourceCode
import Views

// What all views of a class look like.
extension CodeValues {
  private static let appearance = StartingValues.appearance

  /// Gives a view the looks that code gives all views of its class, and of those that this inherits from, as far as the document says
  /// nothing else.
  ///
  /// Source: Apple, `UIAppearance`: it applies as a view enters a window, and leaves what the view was given itself.
  func applyAppearance(to view: View) {
    guard hasAppearance else { return }
    let own = view.customClass.map { [$0] + view.inheritedClasses } ?? []
    let names = own + [view.className] + UIKitClass.ancestors(of: view.className)
    for name in names.reversed() { apply(Self.appearance, to: view, after: name) }
  }

  /// Notes what of the bars around a screen all bars get otherwise than in the other version, where no picture shows that.
  func noteAppearance(of scene: Scene) {
    guard hasAppearance, let older = otherValues(ofClass: Self.appearance) else { return }
    let (bars, item, root) = (scene.canvas.bars, scene.chrome?.navigationItem, scene.tree.root.objectID)
    let hasItems = item.map { !$0.leftItems.isEmpty || !$0.rightItems.isEmpty } ?? false
    let shown: [(name: String, called: String, isThere: Bool)] = [
      ("UINavigationBar", "navigationBar", bars.hasNavigationBar), ("UITabBar", "tabBar", bars.hasTabBar),
      ("UIToolbar", "toolbar", bars.hasToolbar), ("UIBarButtonItem", "barButtonItem", hasItems),
      ("UITabBarItem", "tabBarItem", bars.hasTabBar),
    ]
    for bar in shown where bar.isThere {
      func called(_ path: [String]) -> String? {
        path[0] == bar.name && path.count > 1
          ? "\(bar.called).\(path.dropFirst().joined(separator: "."))" : nil
      }
      for change in changes(ofClass: Self.appearance) {
        guard let property = called(change.path), !values(ofClass: Self.appearance).hasParts(change.path)
        else { continue }
        resources.note(codeChange(change, property, of: root, in: Self.appearance))
      }
      for (path, value) in values(ofClass: Self.appearance).sorted {
        guard let property = called(path), let last = path.last, !isChanged(path, ofClass: Self.appearance)
        else { continue }
        if !isDrawn(last, value) { noteUnset(path, property, value, of: root, in: Self.appearance) }
      }
      for (path, value) in older.sorted where values(ofClass: Self.appearance).assigned[path] == nil {
        guard let property = called(path), let last = path.last else { continue }
        if !isDrawn(last, value, isOther: true) {
          resources.note(gone(property, path, value, of: root, in: Self.appearance))
        }
      }
    }
  }

  /// Whether pictures show a property of a bar that code gives a value. `isOther`: whether the other version does.
  func isDrawn(_ property: String, _ value: StartingValues.Value, isOther: Bool = false) -> Bool {
    resolved(value.value, isOther: isOther || value.isOfOtherVersion).map { BarLook.takes(property, $0) }
      ?? false
  }

  /// Gives bars the looks that code gives all bars, and then those that the code of a controller gives the ones around it.
  func applyLooks(to chrome: inout ScreenChrome, controller: String?) {
    var (bar, tabs, toolbar) = (chrome.navigationBar.look, chrome.tabBar.look, chrome.toolbar.look)
    let places = [
      (
        "navigationBar",
        apply(&bar, "UINavigationBar", ["navigationController", "navigationBar"], controller)
      ),
      ("tabBar", apply(&tabs, "UITabBar", ["tabBarController", "tabBar"], controller)),
      ("toolbar", apply(&toolbar, "UIToolbar", ["navigationController", "toolbar"], controller)),
    ]
    if places.allSatisfy(\.1.isEmpty) { return }
    (chrome.navigationBar.look, chrome.tabBar.look, chrome.toolbar.look) = (bar, tabs, toolbar)
    for (name, found) in places where !found.isEmpty {
      chrome.origins[name, default: PartOrigin()].places.merge(found) { _, new in new }
    }
  }

  /// Gives a bar its looks. Returns where code says which, by the properties that they are here.
  ///
  /// - Parameters:
  ///   - look: The look that the document has for it.
  ///   - className: The class of the bar.
  ///   - names: What leads to it from a controller.
  ///   - controller: The class of the controller that it is around; nil for none.
  private func apply(
    _ look: inout BarLook, _ className: String, _ names: [String], _ controller: String?
  ) -> [String: SourceLocation] {
    let stated = look
    var places: [String: SourceLocation] = [:]
    func apply(_ values: StartingValues, _ prefix: [String], unless stated: BarLook?) {
      // What is seen on a ground that is not known is not seen on the usual one.
      let ground = prefix + ["barTintColor"]
      let isGroundUnknown =
        values.isUnknown(ground) || values.shown(ground).map { resolved($0) == nil } ?? false
        || values.assigned[prefix + ["backgroundImage"]] != nil
      for (path, value) in values.sorted where path.count == prefix.count + 1 && path.starts(with: prefix) {
        let name = path[path.count - 1]
        if isGroundUnknown, !["barTintColor", "isTranslucent"].contains(name), !name.hasSuffix(".font") {
          continue
        }
        guard let shown = resolved(value), let key = look.set(name, to: shown, unless: stated) else {
          continue
        }
        places[key] = SourceLocation(
          file: project.display(value.file), line: value.isOfOtherVersion ? 0 : value.line, column: 1)
        note(value)
      }
    }
    if hasAppearance { apply(values(ofClass: Self.appearance), [className], unless: stated) }
    if let controller { apply(values(ofClass: controller), names, unless: nil) }
    return places
  }
}

extension BarLook {
  /// Whether it has a property, by the name that code has for it, that takes a value.
  fileprivate static func takes(_ property: String, _ value: PropertyValue) -> Bool {
    var look = BarLook()
    return look.set(property, to: value, unless: nil) != nil
  }

  /// Gives a property a value. Returns the name that it has here; nil where there is none that takes the value.
  ///
  /// - Parameters:
  ///   - property: Its name in code.
  ///   - value: The value.
  ///   - stated: The look that a document states, which is left as it is; nil for none.
  fileprivate mutating func set(_ property: String, to value: PropertyValue, unless stated: BarLook?)
    -> String?
  {
    func isFree<Value: Equatable>(_ part: KeyPath<BarLook, Value>) -> Bool {
      stated.map { $0[keyPath: part] == BarLook()[keyPath: part] } ?? true
    }
    switch (property, value) {
    case ("barTintColor", .color(let color)) where isFree(\.barTintColor):
      barTintColor = color
      return "barTintColor"
    case ("tintColor", .color(let color)) where isFree(\.tintColor):
      tintColor = color
      return "tintColor"
    case ("isTranslucent", .boolean(let flag)) where isFree(\.isTranslucent):
      isTranslucent = flag
      return "isTranslucent"
    case ("titleTextAttributes.foregroundColor", .color(let color)) where isFree(\.titleColor):
      titleColor = color
      return "titleColor"
    case ("titleTextAttributes.font", .font(let font)) where isFree(\.titleFont):
      titleFont = font
      return "titleFont"
    case ("largeTitleTextAttributes.foregroundColor", .color(let color)) where isFree(\.largeTitleColor):
      largeTitleColor = color
      return "largeTitleColor"
    case ("largeTitleTextAttributes.font", .font(let font)) where isFree(\.largeTitleFont):
      largeTitleFont = font
      return "largeTitleFont"
    default: return nil
    }
  }
}
