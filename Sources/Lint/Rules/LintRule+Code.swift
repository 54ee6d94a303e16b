import Assets
import Diagnostics
import InterfaceXML
import SourceCode
import Views

/// Rules that hold documents against the project's sources.
extension LintRule {
  static let code: [LintRule] = [
    LintRule(
      "outlet-missing", .code, .error, isDefault: true,
      "an outlet is connected that the class does not have: loading the document raises an exception",
      remedy: "remove the connection, or declare the outlet", check: missingOutlets),
    LintRule(
      "action-missing", .code, .error, isDefault: true,
      "an action is connected that the class does not have: sending it raises an exception",
      remedy: "remove the connection, or write the action", check: missingActions),
    LintRule(
      "class-missing", .code, .error, isDefault: true,
      "a class of the application's own module is in no source: UIKit's class is used instead",
      remedy: "correct the class in Interface Builder's identity inspector", check: missingClasses),
    LintRule(
      "module-missing", .code, .warning, isDefault: true,
      "a class is of a module that no source names, and in no source",
      remedy: "correct the module in Interface Builder's identity inspector", check: missingModules),
    LintRule(
      "outlet-unconnected", .code, .warning, isDefault: true,
      "an outlet that must not be nil is connected in no document that has the class",
      remedy: "connect it, or remove it from the class"),
    LintRule(
      "segue-missing", .code, .error, isDefault: true,
      "code performs a segue whose identifier no storyboard has: that raises an exception",
      remedy: "correct the identifier"),
    LintRule(
      "controller-missing", .code, .error, isDefault: true,
      "code instantiates a controller whose storyboard id no storyboard has: that raises an exception",
      remedy: "correct the identifier"),
    LintRule(
      "storyboard-missing", .code, .error, isDefault: true,
      "code names a storyboard that the project does not have: that raises an exception",
      remedy: "correct the name"),
    LintRule(
      "nib-missing", .code, .error, isDefault: true,
      "code names a xib that the project does not have: loading it raises an exception",
      remedy: "correct the name"),
    LintRule(
      "cell-missing", .code, .error, isDefault: true,
      "code dequeues a cell whose identifier no document has and no code registers: that raises an exception",
      remedy: "register the identifier, or set it in the document"),
    LintRule(
      "document-unused", .code, .warning, isDefault: true,
      "nothing in the project names a document",
      remedy: "remove it"),
    LintRule(
      "document-untargeted", .code, .warning, isDefault: true,
      "no target of the project has a document: it is not in the application",
      remedy: "add it to a target, or remove it"),
    LintRule(
      "identifier-unused", .code, .warning,
      "no source has the identifier of a segue, a controller or a cell",
      remedy: "remove it"),
  ]

  // MARK: Connections

  private static func missingOutlets(_ subject: LintSubject) -> [LintIssue] {
    guard let code = subject.code else { return [] }
    return subject.elements("outlet", "outletCollection").compactMap { index, element in
      guard let property = element.peek("property"), let owner = owner(of: index, in: subject),
        let name = owner.peek("customClass"), !KnownMembers.outlets.contains(property),
        let types = code.knownTypes(of: name, near: subject.path)
      else { return nil }
      // Key-value coding finds accessors, too.
      let setter = "set" + property.prefix(1).uppercased() + property.dropFirst() + ":"
      let has = types.contains { type in
        type.properties.contains { $0.name == property }
          || type.methods.contains { $0.selector == setter || $0.name == "setValue" }
      }
      return has ? nil : subject.issue("\(name) has no outlet \"\(property)\"", at: index, isRemovable: true)
    }
  }

  private static func missingActions(_ subject: LintSubject) -> [LintIssue] {
    guard let code = subject.code else { return [] }
    return subject.elements("action").compactMap { index, element in
      guard let selector = element.peek("selector"), let destination = element.peek("destination"),
        let target = subject.objects[destination].map({ subject.nodes[$0].element }),
        let name = target.peek("customClass"), !KnownMembers.actions.contains(selector),
        let types = code.knownTypes(of: name, near: subject.path)
      else { return nil }
      let has = types.contains { type in
        type.methods.contains { isAlike($0, selector) }
          // The setter of a property.
          || type.properties.contains {
            "set\($0.name.prefix(1).uppercased())\($0.name.dropFirst()):" == selector
          }
      }
      return has ? nil : subject.issue("\(name) has no action \"\(selector)\"", at: index, isRemovable: true)
    }
  }

  /// Whether a method may have a selector. Before Swift 3 the label of the first parameter was no part of it.
  private static func isAlike(_ method: SourceType.Method, _ selector: String) -> Bool {
    if method.selector == selector { return true }
    return selector.prefix { $0 != ":" } == method.name
      && selector.count { $0 == ":" } == method.selector.count { $0 == ":" }
  }

  private static func owner(of connection: Int, in subject: LintSubject) -> Element? {
    guard let list = subject.nodes[connection].parent, let owner = subject.nodes[list].parent else {
      return nil
    }
    return subject.nodes[owner].element
  }

  // MARK: Classes

  private static func missingModules(_ subject: LintSubject) -> [LintIssue] {
    guard let code = subject.code, !code.classes.isEmpty else { return [] }
    var known: [String: Bool] = [:]
    return subject.nodes.indices.compactMap { index in
      let element = subject.nodes[index].element
      guard let name = element.peek("customClass"), let module = element.peek("customModule"),
        !module.isEmpty,
        element.peek("customModuleProvider") == nil, !code.declares(name), !ProjectCode.isApples(name)
      else { return nil }
      let isNamed = known[module] ?? code.names(module: module)
      known[module] = isNamed
      return isNamed
        ? nil : subject.issue("no source names the module \(module) of the class \(name)", at: index)
    }
  }

  private static func missingClasses(_ subject: LintSubject) -> [LintIssue] {
    guard let code = subject.code else { return [] }
    return subject.nodes.indices.compactMap { index in
      let element = subject.nodes[index].element
      guard let name = element.peek("customClass"), !name.isEmpty, !code.declares(name),
        // Only a class of the application's own module is known to be among the sources.
        element.peek("customModuleProvider") == "target", !code.classes.isEmpty, !name.hasPrefix("_Tt"),
        !ProjectCode.isApples(name)
      else { return nil }
      return subject.issue("no source declares the class \(name)", at: index)
    }
  }
}

/// Members that UIKit's classes have.
enum KnownMembers {
  /// Properties that documents connect or that accept an object.
  static let outlets: Set<String> = [
    "view", "delegate", "dataSource", "gestureRecognizers", "targetView", "textLabel", "detailTextLabel",
    "imageView",
    "titleView", "nextField", "searchBar", "searchContentsController", "searchResultsDataSource",
    "searchResultsDelegate", "searchDisplayController", "dragDelegate",
    "dropDelegate",
    "prefetchDataSource", "tableView", "collectionView", "accessoryView", "editingAccessoryView",
    "backgroundView",
    "selectedBackgroundView", "multipleSelectionBackgroundView", "tableHeaderView", "tableFooterView",
    "inputView",
    "inputAccessoryView", "leftView", "rightView", "customView", "navigationItem", "tabBarItem",
    "toolbarItems",
    "leftBarButtonItem", "rightBarButtonItem", "leftBarButtonItems", "rightBarButtonItems",
    "backBarButtonItem",
    "viewControllers", "window", "contentView", "refreshControl", "navigationController", "tabBarController",
    "splitViewController", "tabBar", "navigationBar", "toolbar", "mapView", "target", "effect",
    "rootViewController",
    "maskView", "mask", "selectedViewController", "visualEffect", "delegates", "parentViewController",
    "scrollView",
    "accessibilityElements", "navigationDelegate", "UIDelegate", "uiDelegate", "animator", "inputDelegate",
    "keyboardDelegate", "presentationController", "undoManager", "interactionController", "layoutDelegate",
    "collectionViewLayout", "title", "image", "labelView", "segmentedControl", "webView",
  ]
  /// Actions of UIKit's own classes.
  static let actions: Set<String> = [
    "cut:", "copy:", "paste:", "delete:", "select:", "selectAll:", "toggleBoldface:", "toggleItalics:",
    "toggleUnderline:", "increaseSize:", "decreaseSize:", "resignFirstResponder", "becomeFirstResponder",
    "endEditing:",
    "reloadData", "dismissModalViewControllerAnimated:", "popViewControllerAnimated:", "goBack", "goForward",
    "reload",
    "stopLoading", "goBack:", "goForward:", "reload:", "stopLoading:", "toggleMasterVisible:",
    "startAnimating",
    "stopAnimating", "removeFromSuperview", "setNeedsDisplay", "setNeedsLayout", "becomeFirstResponder:",
    "resignFirstResponder:", "sizeToFit", "print:", "startAnimating:",
  ]
}
