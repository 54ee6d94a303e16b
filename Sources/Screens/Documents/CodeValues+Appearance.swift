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
        guard let property = called(path), let last = path.last else { continue }
        let isDrawn = resolved(value).map { BarLook.takes(last, $0) } ?? false
        if !isDrawn { noteUnset(path, property, value, of: root, in: Self.appearance) }
      }
      for (path, value) in older.sorted where values(ofClass: Self.appearance).assigned[path] == nil {
        guard let property = called(path), let last = path.last else { continue }
        let isDrawn = resolved(value.value, isOther: true).map { BarLook.takes(last, $0) } ?? false
        if !isDrawn { resources.note(gone(property, path, value, of: root, in: Self.appearance)) }
      }
    }
  }

  /// Gives bars the looks that code gives all bars, and then those that the code of a controller gives the ones around it.
  func applyLooks(to chrome: inout ScreenChrome, controller: String?) {
    func apply(
      _ look: inout BarLook, _ origin: String, _ className: String, _ ways: [[String]]
    ) {
      let usual = look
      for (name, prefix) in [(Self.appearance, [className])]
        + ways.compactMap({ way in controller.map { ($0, way) } })
      where name != Self.appearance || hasAppearance {
        let values = values(ofClass: name)
        for (path, value) in values.sorted where path.count == prefix.count + 1 && path.starts(with: prefix) {
          guard let shown = resolved(value),
            let key = look.set(path[path.count - 1], to: shown, unless: name == Self.appearance ? usual : nil)
          else { continue }
          let place = SourceLocation(
            file: project.display(value.file), line: value.isOfOtherVersion ? 0 : value.line, column: 1)
          chrome.origins[origin, default: PartOrigin(className: className)].places[key] = place
          note(value)
        }
      }
    }
    var bar = chrome.navigationBar
    apply(&bar.look, "navigationBar", "UINavigationBar", [["navigationController", "navigationBar"]])
    if bar != chrome.navigationBar { chrome.navigationBar = bar }
    var tabs = chrome.tabBar
    apply(&tabs.look, "tabBar", "UITabBar", [["tabBarController", "tabBar"]])
    if tabs != chrome.tabBar { chrome.tabBar = tabs }
    var toolbar = chrome.toolbar
    apply(&toolbar.look, "toolbar", "UIToolbar", [["navigationController", "toolbar"]])
    if toolbar != chrome.toolbar { chrome.toolbar = toolbar }
  }
}

extension BarLook {
  /// Whether it has a property, by the name that code has for it, that takes a value.
  static func takes(_ property: String, _ value: PropertyValue) -> Bool {
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
