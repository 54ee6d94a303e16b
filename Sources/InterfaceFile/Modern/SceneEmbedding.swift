import Diagnostics
import Geometry
import InterfaceXML
import Views

/// Puts the root views of other controllers into the containers of a tree that have a segue of kind `embed`.
///
/// Interface Builder's canvas shows an empty container; a running app shows the other scene in it. Each embedded view
/// is read again from the elements of its scene, so that every tree has separate views. Errors in a scene are reported
/// where that scene itself is read.
final class SceneEmbedding {
  /// The maximum nesting depth of scenes.
  static let deepest = 8
  /// The maximum depth of a container that a scene is put into: trees stay as deep as one document's.
  static let deepestContainer = 100

  private let instantiator: ModernInstantiator
  private var context: ReadingContext { instantiator.context }
  private let controllers: [String: Element]
  private var told: Set<Finding> = []
  /// The remaining number of elements that may be read again: all trees together grow by up to thirty times the size of
  /// the largest known document.
  private var elementsLeft = 50_000

  /// A container waiting for its scene.
  private struct Container {
    let view: View
    let segue: Segue
    /// The controllers around it, outermost first.
    let around: [String]
  }

  /// The instantiator is the one that reads the scenes themselves.
  init(_ instantiator: ModernInstantiator, lists: [Element]) {
    self.instantiator = instantiator
    controllers = Dictionary(
      lists.flatMap(\.children).compactMap { element in
        guard element.name.hasSuffix("Controller") || element.name == ControllerGraph.placeholder else {
          return nil
        }
        return element.peek("id").map { ($0, element) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Fills the containers of a controller's unfinished tree, including those of embedded scenes, in document order.
  /// Object IDs are unique within a tree, so a scene is embedded in it at most once.
  func embed(in root: View, of controller: String?) {
    let own = [controller].compactMap(\.self)
    var present = Set(own)
    var waiting = containers(in: root, around: own)
    while let container = waiting.popLast() {
      switch destination(of: container, present) {
      case .success(let found):
        let count = found.elementCount
        guard count <= elementsLeft else {
          refuse(container, .tooMuch(name(of: found)))
          continue
        }
        elementsLeft -= count
        guard let view = rootView(of: found, in: container) else {
          refuse(container, .noView(Self.className(of: found)))
          continue
        }
        let id = found.peek("id") ?? ""
        present.insert(id)
        container.view.addSubview(view)
        waiting += containers(in: view, around: container.around + [id])
      case .failure(let refusal): refuse(container, refusal)
      }
    }
  }

  /// The containers below a view that have a scene, last first.
  private func containers(in root: View, around: [String]) -> [Container] {
    var found: [Container] = []
    var waiting = [root]
    while let view = waiting.popLast() {
      if view.content == .standIn(.container(nil)), view.allSubviews.isEmpty,
        let segue = view.segues.first(where: { $0.kind == .embed })
      {
        found.append(Container(view: view, segue: segue, around: around))
      }
      waiting.append(contentsOf: view.allSubviews.reversed())
    }
    return found.reversed()
  }

  /// The controller whose view a container shows: the segue's destination, or the first child of a navigation or tab
  /// bar controller, as nothing has been pushed or selected yet.
  private func destination(of container: Container, _ present: Set<String>) -> Result<Element, Refusal> {
    var passed: Set<String> = []
    var id = container.segue.destination
    while let controller = controllers[id], passed.insert(id).inserted {
      if controller.name == ControllerGraph.placeholder {
        return .failure(.otherStoryboard(controller.peek("storyboardName") ?? ""))
      }
      if let next = instantiator.bars.firstChild(of: id) {
        id = next
        continue
      }
      if container.around.contains(id) { return .failure(.insideItself(name(of: controller))) }
      if present.contains(id) { return .failure(.again(name(of: controller))) }
      guard container.around.count <= Self.deepest, depth(of: container.view) <= Self.deepestContainer else {
        return .failure(.tooDeep(name(of: controller)))
      }
      return .success(controller)
    }
    return .failure(.noController)
  }

  /// The number of ancestors of a view, up to the limit that matters.
  private func depth(of view: View) -> Int {
    var depth = 0
    var view = view.superview
    while let current = view, depth <= Self.deepestContainer {
      depth += 1
      view = current.superview
    }
    return depth
  }

  /// Reads a controller's root view for a container, which it fills regardless of its own size; its frame is still the
  /// file's, as its contents were designed for that.
  private func rootView(of controller: Element, in container: Container) -> View? {
    let reader = ViewReader(instantiator: instantiator.rereading(controller))
    guard let view = reader.rootView(of: controller, screen: container.view.frame.size) else { return nil }
    view.isEmbeddedRoot = true
    view.isPlacedByConstraints = false
    view.isInstalled = true
    view.frame.origin = .zero
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// The container is left unchanged, and its stand-in shows the reason.
  private func refuse(_ container: Container, _ refusal: Refusal) {
    container.view.content = .standIn(.container(refusal.caption))
    let finding = refusal.finding(container.view, at: container.segue.location)
    if told.insert(finding).inserted { context.add(finding) }
  }

  private func name(of controller: Element) -> String {
    let names = ["title", "storyboardIdentifier", "customClass", "userLabel"].compactMap {
      context.peek($0, of: controller)
    }
    return names.first { !$0.isEmpty } ?? Self.className(of: controller)
  }

  private static func className(of controller: Element) -> String {
    controller.peek("customClass") ?? SceneReader.controllerClass(controller.name)
  }
}

extension Element {
  /// The number of elements, itself included.
  fileprivate var elementCount: Int {
    var count = 0
    var waiting = [self]
    while let element = waiting.popLast() {
      count += 1
      waiting += element.children
    }
    return count
  }
}
