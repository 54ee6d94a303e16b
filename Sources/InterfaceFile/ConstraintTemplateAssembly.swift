import Diagnostics
import Views

extension ObjectList {
  /// An object that pairs a template view with the view that it is for, as the first form of LDOLayoutTemplates did.
  struct TemplateObject {
    var id: String
    var userLabel: String?
    var outlets: [Outlet]

    /// The object id that an outlet of the object leads to.
    func destination(of outlet: String) -> String? { outlets.first { $0.name == outlet }?.destination }
  }
}

/// Finds the top-level views that are constraint templates, names them and gives them to the screens they are for.
///
/// A template is a view of class `LDOLayoutTemplate`, one that an object of that class calls its `templateView`, or any
/// top-level view in which an outlet `targetView` leads somewhere. The first two may also stand inside a screen or inside
/// another template: code that has an outlet to one applies it wherever it is.
struct ConstraintTemplateAssembly {
  static let className = "LDOLayoutTemplate"

  let objects: ObjectList

  /// Whether a top-level view that is nobody's root is a template.
  func isTemplate(_ view: View) -> Bool {
    isMarked(view) || view.hasTargets
  }

  /// Whether a view is a template by its class or by an object that leads to it.
  private func isMarked(_ view: View) -> Bool {
    view.customClass == Self.className || object(of: view) != nil
  }

  /// Gives templates to the screens that their targets are in.
  ///
  /// - Parameter templates: each as the scene that it would be by itself.
  /// - Returns: the ids of those that are for one.
  func attach(_ templates: [Scene], to scenes: inout [Scene]) -> Set<String> {
    var attached: Set<String> = []
    let ids = scenes.map { Set($0.tree.views.map(\.objectID)) }
    for template in templates {
      let tree = template.tree
      let root = tree.root
      let targets =
        tree.views.compactMap(\.targetOutlet?.destination)
        + [object(of: root)?.destination(of: "destinationView")].compactMap(\.self)
      guard let index = ids.indices.first(where: { index in targets.contains { ids[index].contains($0) } })
      else { continue }
      attached.insert(template.id)
      add(root, in: tree, template.canvas, to: &scenes[index])
    }
    for index in scenes.indices { attachNested(to: &scenes[index], ids[index]) }
    return attached
  }

  /// Gives a screen the templates that stand in its own tree, and those inside its templates.
  private func attachNested(to scene: inout Scene, _ ids: Set<String>) {
    let trees = [(scene.tree, scene.canvas)] + scene.constraintTemplates.map { ($0.tree, $0.canvas) }
    for (tree, canvas) in trees {
      for view in tree.views where isMarked(view) {
        guard !scene.constraintTemplates.contains(where: { $0.root === view }),
          view.leadsSomewhere(among: ids)
        else { continue }
        add(view, in: tree, canvas, to: &scene)
      }
    }
  }

  private func add(_ root: View, in tree: ViewTree, _ canvas: DesignCanvas, to scene: inout Scene) {
    let names = unique(names(of: root), among: scene.constraintTemplates)
    scene.constraintTemplates.append(
      ConstraintTemplateTree(
        name: names[0], aliases: names, tree: tree, root: root, canvas: canvas, location: root.location))
  }

  private func object(of view: View) -> ObjectList.TemplateObject? {
    objects.templateObjects.first { $0.destination(of: "templateView") == view.objectID }
  }

  /// The owners' outlets first, then what the outline shows, then ids.
  private func names(of view: View) -> [String] {
    let object = object(of: view)
    let ids = [object?.id, view.objectID].compactMap(\.self)
    let outlets = objects.owners.flatMap(\.outlets).filter { ids.contains($0.destination) }.map(\.name)
    let custom = view.customClass == Self.className ? nil : view.customClass
    return outlets + [object?.userLabel, view.userLabel, custom].compactMap { $0 }.filter { !$0.isEmpty }
      + ids
  }

  /// A name that another template has already does not name this one.
  private func unique(_ names: [String], among others: [ConstraintTemplateTree]) -> [String] {
    let taken = Set(others.map(\.name))
    var result: [String] = []
    for name in names where !taken.contains(name) && !result.contains(name) { result.append(name) }
    return result.isEmpty ? ["\(names[0])-\(others.count + 1)"] : result
  }
}

extension View {
  /// Whether a view of the tree leads to a counterpart.
  fileprivate var hasTargets: Bool { leads(where: { _ in true }) }

  /// Whether a view of the tree leads to one of some object ids.
  fileprivate func leadsSomewhere(among ids: Set<String>) -> Bool { leads(where: ids.contains) }

  private func leads(where isWanted: (String) -> Bool) -> Bool {
    var waiting = [self]
    while let view = waiting.popLast() {
      if let outlet = view.targetOutlet, isWanted(outlet.destination) { return true }
      waiting += view.allSubviews
    }
    return false
  }
}
