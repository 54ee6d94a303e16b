import Diagnostics
import Geometry
import Views

/// What either generation found in a list of objects, before it is known what is a screen and what a template.
struct ObjectList {
  /// An object that owns a screen: a controller, or a nib's File's Owner.
  struct Owner {
    var id: String
    var className: String?
    var isController: Bool
    var title: String?
    var storyboardIdentifier: String?
    var userLabel: String?
    /// The view inside the controller.
    var view: View?
    /// Outlets in document order: name, destination, place.
    var outlets: [(name: String, destination: String, location: SourceLocation)] = []
    var isFreeform = false
    var orientation: Orientation?
    var location: SourceLocation
  }

  /// A view at the top level.
  struct TopLevelView {
    var view: View
    var isFreeform = false
    var orientation: Orientation?
  }

  var owners: [Owner] = []
  var views: [TopLevelView] = []
}

/// Objects → scenes: finds each owner's live view and templates; what is left stands as a scene of its own.
///
/// An owner with the outlets `portraitView` and `landscapeView` keeps two layouts of one screen, after
/// TPMultiLayoutViewController; either may be the live `view`.
struct SceneAssembly {
  let context: ReadingContext
  let canvas: (_ rootSize: Size, _ isFreeform: Bool, _ orientation: Orientation?) -> DesignCanvas
  let reportsConstraints: Bool

  func scenes(from objects: ObjectList) -> [Scene] {
    var loose = objects.views
    var scenes: [Scene] = []
    for owner in objects.owners {
      if let scene = scene(of: owner, loose: &loose) { scenes.append(scene) }
    }
    for top in loose { scenes.append(scene(of: top)) }
    return scenes
  }

  private func scene(of owner: ObjectList.Owner, loose: inout [ObjectList.TopLevelView]) -> Scene? {
    let portrait = outlet("portraitView", of: owner, among: loose)
    let landscape = outlet("landscapeView", of: owner, among: loose)
    let connected = outlet("view", of: owner, among: loose)
    guard let live = owner.view ?? connected ?? portrait ?? landscape else { return nil }
    if owner.view == nil, connected == nil {
      context.add(.noViewOutlet(portrait != nil ? "portraitView" : "landscapeView", at: owner.location))
    }
    reportLoneTemplate(portrait: portrait, landscape: landscape, of: owner)
    let own = loose.first { $0.view === live }
    loose.removeAll { top in [live, portrait, landscape].contains { $0 === top.view } }

    let tree = ViewTree(root: live)
    reportConstraints(tree)
    func template(_ view: View?) -> ViewTree? { view.map { $0 === live ? tree : ViewTree(root: $0) } }
    let names = [owner.title, owner.storyboardIdentifier, owner.className, owner.userLabel].compactMap { $0 }
    let orientation = own?.orientation ?? owner.orientation
    var scene = Scene(
      id: owner.isController ? owner.id : live.objectID,
      name: names.first { !$0.isEmpty } ?? live.runtimeClass,
      aliases: names + [owner.id, live.objectID], controller: owner.className, tree: tree,
      canvas: canvas(live.frame.size, owner.isFreeform || own?.isFreeform ?? false, orientation),
      location: owner.isController ? owner.location : live.location)
    scene.portraitTemplate = template(portrait)
    scene.landscapeTemplate = template(landscape)
    return scene
  }

  private func scene(of top: ObjectList.TopLevelView) -> Scene {
    let view = top.view
    let tree = ViewTree(root: view)
    reportConstraints(tree)
    let names = [view.userLabel, view.customClass, view.className].compactMap { $0 }
    return Scene(
      id: view.objectID, name: names.first { !$0.isEmpty } ?? view.className,
      aliases: names + [view.objectID],
      tree: tree, canvas: canvas(view.frame.size, top.isFreeform, top.orientation), location: view.location)
  }

  private func outlet(
    _ name: String, of owner: ObjectList.Owner, among views: [ObjectList.TopLevelView]
  ) -> View? {
    let found = owner.outlets.filter { $0.name == name }
    guard let first = found.first else { return nil }
    for further in found.dropFirst() { context.add(.doubledOutlet(name, at: further.location)) }
    if let view = owner.view, view.objectID == first.destination { return view }
    if let top = views.first(where: { $0.view.objectID == first.destination }) { return top.view }
    context.add(.missingReference(first.destination, from: "outlet \"\(name)\"", at: first.location))
    return nil
  }

  private func reportLoneTemplate(portrait: View?, landscape: View?, of owner: ObjectList.Owner) {
    let place = { (name: String) in owner.outlets.first { $0.name == name }?.location ?? owner.location }
    switch (portrait, landscape) {
    case (.some, nil):
      context.add(.loneTemplate("portraitView", missing: "landscapeView", at: place("portraitView")))
    case (nil, .some):
      context.add(.loneTemplate("landscapeView", missing: "portraitView", at: place("landscapeView")))
    default: break
    }
  }

  private func reportConstraints(_ tree: ViewTree) {
    guard reportsConstraints else { return }
    let count = tree.views.count { $0.isPlacedByConstraints }
    if count > 0 { context.add(.unsolvedConstraints(count, at: tree.root.location)) }
  }
}
