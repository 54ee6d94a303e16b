import Diagnostics
import Geometry
import Views

/// The objects of a list as read by either generation, before screens and templates are told apart.
struct ObjectList {
  /// The canvas properties of an object.
  struct Marks {
    /// Whether the size is the view's own.
    var isFreeform = false
    /// The freeform size of a controller, in points.
    var freeformSize: Size?
    var preferredContentSize: Size?
    var orientation: Orientation?
    /// The portrait screen, in points.
    var screen: Size?
    var bars = ScreenBars()
    /// The bars in a running app; nil for the same.
    var barsOfContainers: ScreenBars?
    /// Whether metrics that are simulated decide the bars.
    var simulatesBars = false
    /// Whether it is a view without a controller.
    var isStandalone = false
    /// Whether the view extends below opaque bars, too.
    var extendsUnderOpaqueBars = false
  }

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
    /// Outlets in document order.
    var outlets: [Outlet] = []
    /// Segues in document order.
    var segues: [Segue] = []
    var marks = Marks()
    /// The contents of the bars around the view.
    var chrome: ScreenChrome?
    /// The views in those bars.
    var barViews: [View] = []
    var location: SourceLocation

    /// Its readable name, best first: Interface Builder's own names, then the class name without common words, then the
    /// title in the navigation bar.
    var names: [String] {
      let navigationTitle = isController ? chrome?.navigationItem.title : nil
      let all = [title, storyboardIdentifier, shortClassName, navigationTitle, className, userLabel]
      var names: [String] = []
      for case let name? in all where !name.isEmpty && !names.contains(name) { names.append(name) }
      return names
    }

    /// `Dashboard` for `DashboardViewController`; nil for UIKit's own classes.
    private var shortClassName: String? {
      guard isController, let className, !className.hasPrefix("UI") else { return nil }
      let suffix = "ViewController"
      return className.hasSuffix(suffix) ? String(className.dropLast(suffix.count)) : nil
    }
  }

  struct TopLevelView {
    var view: View
    var marks = Marks()
  }

  var owners: [Owner] = []
  var views: [TopLevelView] = []
  var templateObjects: [TemplateObject] = []
}

/// Converts objects to scenes: finds each owner's live view and templates; remaining views become separate scenes.
///
/// An owner with the outlets `portraitView` and `landscapeView` has two layouts of one screen, after
/// TPMultiLayoutViewController; either may be the live `view`. Views that are constraint templates belong to the screen
/// that their targets are in.
struct SceneAssembly {
  let context: ReadingContext
  let canvas: (_ rootSize: Size, _ marks: ObjectList.Marks) -> DesignCanvas

  func scenes(from objects: ObjectList) -> [Scene] {
    let byID = Dictionary(
      objects.views.map { ($0.view.objectID, $0) }, uniquingKeysWith: { first, _ in first })
    var claimed: Set<ObjectIdentifier> = []
    var scenes: [Scene] = []
    for owner in objects.owners {
      if let scene = scene(of: owner, among: byID, &claimed) { scenes.append(scene) }
    }
    let constraintTemplates = ConstraintTemplateAssembly(objects: objects)
    var templates: [Scene] = []
    for top in objects.views where !claimed.contains(ObjectIdentifier(top.view)) {
      if constraintTemplates.isTemplate(top.view) {
        templates.append(scene(of: top))
      } else {
        scenes.append(scene(of: top))
      }
    }
    let attached = constraintTemplates.attach(templates, to: &scenes)
    for var scene in templates {
      scene.isConstraintTemplate = attached.contains(scene.id)
      if !scene.isConstraintTemplate { context.add(.strayTemplate(scene.id, at: scene.location)) }
      scenes.append(scene)
    }
    return scenes
  }

  private func scene(
    of owner: ObjectList.Owner, among views: [String: ObjectList.TopLevelView],
    _ claimed: inout Set<ObjectIdentifier>
  ) -> Scene? {
    func view(_ name: String) -> View? {
      guard let view = outlet(name, of: owner, among: views) else { return nil }
      // A view belongs to one screen only: the first owner's.
      return claimed.contains(ObjectIdentifier(view)) ? nil : view
    }
    let portrait = view("portraitView")
    let landscape = view("landscapeView")
    let connected = view("view")
    guard let live = owner.view ?? connected ?? portrait ?? landscape else { return nil }
    if owner.view == nil, connected == nil {
      context.add(.noViewOutlet(portrait != nil ? "portraitView" : "landscapeView", at: owner.location))
    }
    reportLoneTemplate(portrait: portrait, landscape: landscape, of: owner)
    for taken in [live, portrait, landscape] { if let taken { claimed.insert(ObjectIdentifier(taken)) } }
    var scene = bareScene(of: owner, live: live, standing: views[live.objectID])
    func template(_ view: View?) -> ViewTree? {
      view.map { $0 === live ? scene.tree : ViewTree(root: $0) }
    }
    scene.portraitTemplate = template(portrait)
    scene.landscapeTemplate = template(landscape)
    scene.outlets = owner.outlets
    scene.segues = owner.segues
    scene.chrome = owner.chrome
    scene.barViews = owner.barViews.map { ViewTree(root: $0) }
    return scene
  }

  private func bareScene(
    of owner: ObjectList.Owner, live: View, standing: ObjectList.TopLevelView?
  ) -> Scene {
    let tree = ViewTree(root: live)
    let names = owner.names
    var marks = owner.marks
    if let standing, standing.view === live {
      marks.isFreeform = marks.isFreeform || standing.marks.isFreeform
      marks.orientation = standing.marks.orientation ?? marks.orientation
      marks.screen = standing.marks.screen ?? marks.screen
    }
    return Scene(
      id: owner.isController ? owner.id : live.objectID,
      name: names.first ?? live.runtimeClass, aliases: names + [owner.id, live.objectID],
      controller: owner.className, tree: tree,
      canvas: canvas(live.frame.size, marks), location: owner.isController ? owner.location : live.location)
  }

  private func scene(of top: ObjectList.TopLevelView) -> Scene {
    let view = top.view
    let tree = ViewTree(root: view)
    let names = [view.userLabel, view.customClass, view.className].compactMap { $0 }
    return Scene(
      id: view.objectID, name: names.first { !$0.isEmpty } ?? view.className,
      aliases: names + [view.objectID], tree: tree, canvas: canvas(view.frame.size, top.marks),
      location: view.location)
  }

  private func outlet(
    _ name: String, of owner: ObjectList.Owner, among views: [String: ObjectList.TopLevelView]
  ) -> View? {
    let found = owner.outlets.filter { $0.name == name && !$0.isCollection }
    guard let first = found.first else { return nil }
    for further in found.dropFirst() { context.add(.doubledOutlet(name, at: further.location)) }
    if let view = owner.view, view.objectID == first.destination { return view }
    if let top = views[first.destination] { return top.view }
    context.add(.noTopLevelView(first.destination, name, at: first.location))
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
}
