import Diagnostics
import Views

extension ObjectList {
  /// An object that pairs a template view with its target view, as in the first version of LDOLayoutTemplates.
  struct TemplateObject {
    var id: String
    var userLabel: String?
    var outlets: [Outlet]

    /// The object ID of the target of the object's outlet.
    func destination(of outlet: String) -> String? { outlets.first { $0.name == outlet }?.destination }
  }
}

/// Finds the top-level views that are constraint templates, names them and assigns them to their screens.
///
/// A template is a view of class `LDOLayoutTemplate`, the `templateView` of an object of that class, or any top-level
/// view that contains a connected outlet `targetView`. The first two may also be inside a screen or another template:
/// code that has an outlet to one applies it wherever it is.
struct ConstraintTemplateAssembly {
  static let className = "LDOLayoutTemplate"

  private let objects: ObjectList
  /// The object for each template view that has one, by the view's object ID; the first of several.
  private let objectOfView: [String: ObjectList.TemplateObject]
  /// The names of the owners' outlets to an object, by its ID, in document order.
  private let outletNames: [String: [String]]

  init(objects: ObjectList) {
    self.objects = objects
    objectOfView = Dictionary(
      objects.templateObjects.compactMap { object in
        object.destination(of: "templateView").map { ($0, object) }
      },
      uniquingKeysWith: { first, _ in first })
    var names: [String: [String]] = [:]
    for outlet in objects.owners.flatMap(\.outlets) {
      names[outlet.destination, default: []].append(outlet.name)
    }
    outletNames = names
  }

  /// Whether a top-level view that is not the root of a controller is a template.
  func isTemplate(_ view: View) -> Bool {
    isMarked(view) || view.leads(where: { _ in true }, except: isMarked)
  }

  /// Whether a view is a template by its class or by an object that refers to it.
  private func isMarked(_ view: View) -> Bool {
    view.customClass == Self.className || object(of: view) != nil
  }

  /// Assigns templates, each a separate scene, to the screens that contain their targets. Returns the IDs of the
  /// assigned ones.
  func attach(_ templates: [Scene], to scenes: inout [Scene]) -> Set<String> {
    var attached: Set<String> = []
    /// The first scene that contains a view with an ID.
    var sceneOf: [String: Int] = [:]
    for (index, scene) in scenes.enumerated() {
      for view in scene.tree.views where sceneOf[view.objectID] == nil { sceneOf[view.objectID] = index }
    }
    var taken = [Set<String>](repeating: [], count: scenes.count)
    for template in templates {
      let tree = template.tree
      let root = tree.root
      let targets =
        tree.views.compactMap(\.targetOutlet?.destination)
        + [object(of: root)?.destination(of: "destinationView")].compactMap(\.self)
      guard let index = targets.compactMap({ sceneOf[$0] }).min() else { continue }
      attached.insert(template.id)
      add(root, in: tree, template.canvas, to: &scenes[index], &taken[index])
    }
    for index in scenes.indices { attachNested(to: &scenes[index], &taken[index]) }
    return attached
  }

  /// Assigns the templates in a screen's own tree to it, and those inside its templates.
  private func attachNested(to scene: inout Scene, _ taken: inout Set<String>) {
    let trees = [(scene.tree, scene.canvas)] + scene.constraintTemplates.map { ($0.tree, $0.canvas) }
    guard trees.contains(where: { $0.0.views.contains(where: isMarked) }) else { return }
    let ids = Set(scene.tree.views.map(\.objectID))
    var roots = Set(scene.constraintTemplates.map { ObjectIdentifier($0.root) })
    for (tree, canvas) in trees {
      for view in tree.views where isMarked(view) {
        guard !roots.contains(ObjectIdentifier(view)), view.leadsSomewhere(among: ids) else { continue }
        roots.insert(ObjectIdentifier(view))
        add(view, in: tree, canvas, to: &scene, &taken)
      }
    }
  }

  private func add(
    _ root: View, in tree: ViewTree, _ canvas: DesignCanvas, to scene: inout Scene, _ taken: inout Set<String>
  ) {
    let names = unique(names(of: root), among: taken, count: scene.constraintTemplates.count)
    taken.insert(names[0])
    scene.constraintTemplates.append(
      ConstraintTemplateTree(
        name: names[0], aliases: names, tree: tree, root: root, canvas: canvas, location: root.location))
  }

  private func object(of view: View) -> ObjectList.TemplateObject? {
    objectOfView[view.objectID]
  }

  /// The owners' outlets first, then the label in the outline, then IDs.
  private func names(of view: View) -> [String] {
    let object = object(of: view)
    let ids = [object?.id, view.objectID].compactMap(\.self)
    let outlets = unique(ids).flatMap { outletNames[$0] ?? [] }
    let custom = view.customClass == Self.className ? nil : view.customClass
    return outlets + [object?.userLabel, view.userLabel, custom].compactMap { $0 }.filter { !$0.isEmpty }
      + ids
  }

  /// A name already used by another template is skipped.
  private func unique(_ names: [String], among taken: Set<String>, count: Int) -> [String] {
    let result = unique(names.filter { !taken.contains($0) })
    return result.isEmpty ? ["\(names[0])-\(count + 1)"] : result
  }

  private func unique(_ names: [String]) -> [String] {
    var known: Set<String> = []
    return names.filter { known.insert($0).inserted }
  }
}

extension View {
  /// Whether a view of the tree has a connection to one of some object IDs.
  fileprivate func leadsSomewhere(among ids: Set<String>) -> Bool {
    leads(where: ids.contains) { _ in false }
  }

  /// Whether a view of the tree is connected to a wanted object ID; what is inside of some views is left out.
  fileprivate func leads(where isWanted: (String) -> Bool, except isLeftOut: (View) -> Bool) -> Bool {
    var waiting = [self]
    while let view = waiting.popLast() {
      if let outlet = view.targetOutlet, isWanted(outlet.destination) { return true }
      waiting += view.allSubviews.filter { !isLeftOut($0) }
    }
    return false
  }
}
