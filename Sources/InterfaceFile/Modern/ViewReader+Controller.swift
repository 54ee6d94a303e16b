import Geometry
import InterfaceXML
import Views

extension ViewReader {
  /// The root view of a storyboard's controller, with the controller's own properties for it; nil if there is none
  /// because code creates it. Frames given as insets refer to `screen`, in points.
  func rootView(of controller: Element, screen: Size) -> View? {
    var root: View?
    for child in controller.children where child.peek("key") == "view" && isView(child) {
      root = view(child, parentSize: screen)
      // Without a frame, as in handwritten launch screens, it fills the screen.
      if child.frameElement == nil {
        root?.frame = Rect(origin: .zero, size: screen == .zero ? Size(width: 320, height: 480) : screen)
      }
    }
    readLayoutGuides(of: controller, view: root)
    readRefreshControl(of: controller, view: root)
    return root
  }

  /// The guides of a controller from before safe areas: they belong to its view.
  private func readLayoutGuides(of controller: Element, view: View?) {
    for list in controller.children where list.name == "layoutGuides" {
      context.ledger.take(list)
      for guide in list.children where guide.name == "viewControllerLayoutGuide" {
        context.ledger.takeTree(guide)
        let kind = layoutGuideKind((guide.peek("type") ?? "") + "LayoutGuide", guide)
        view?.layoutGuides.append(LayoutGuide(kind: kind, objectID: guide.peek("id") ?? ""))
      }
    }
  }

  /// The refresh control of a table view controller: it is in the table, and visible only while the table is pulled.
  private func readRefreshControl(of controller: Element, view root: View?) {
    for child in controller.children where child.name == "refreshControl" {
      guard let root, let control = view(child, parentSize: root.frame.size) else {
        context.ledger.takeTree(child)
        continue
      }
      control.isHidden = true
      root.addSubview(control)
    }
  }
}

extension Element {
  /// The child that specifies a view's frame.
  fileprivate var frameElement: Element? {
    children.first { ["frame", "frameInset"].contains($0.peek("key")) }
  }
}
