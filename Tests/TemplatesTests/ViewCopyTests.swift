import Diagnostics
import Geometry
import Testing
import Views

/// Copies of trees: equal in everything that a view holds, and with views of their own.
@Suite struct ViewCopyTests {
  private static let place = SourceLocation(file: "a.xib", line: 3, column: 5)

  /// A view with another value than a new one has in every stored property but those that trees set.
  private static func unusual() -> View {
    let view = View(className: "UILabel", objectID: "own", location: place, content: .label(Label()))
    (view.customClass, view.userLabel, view.tag) = ("Title", "Name", 7)
    view.inheritedClasses = ["UIButton"]
    view.reuseIdentifier = "Row"
    view.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    (view.boundsOrigin, view.alpha) = (Point(x: 5, y: 6), 0.5)
    view.setHiddenByItem(true)
    (view.backgroundColor, view.tintColor) = (.systemRed, .systemBlue)
    (view.contentMode, view.semanticContent) = (.center, .forceRightToLeft)
    (view.clipsToBounds, view.autoresizingMask, view.autoresizesSubviews) = (true, .flexibleWidth, false)
    (view.isScrollEnabled, view.contentInsetAdjustmentBehavior) = (false, .never)
    (view.isUserInteractionEnabled, view.isPlacedByConstraints) = (false, true)
    view.layer.cornerRadius = 9
    view.control = ControlState()
    view.actions = [ControlAction(target: "t", selector: "tap:", event: nil)]
    view.owners = [OutletOwner("title", of: "Cell")]
    (view.outletNames, view.outlets) = (["title"], [Outlet(name: "next", destination: "d", location: place)])
    view.segues = [Segue(kind: .show, destination: "d", location: place)]
    view.accessibility.label = "label"
    view.runtimeAttributes = [RuntimeAttribute(keyPath: "k", value: .string("v"))]
    view.constraints = [
      Constraint(objectID: "c", location: place, firstItem: "own", firstAttribute: .width)
    ]
    view.layoutMargins = LayoutMargins(insets: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    view.preservesSuperviewLayoutMargins = true
    view.insetsLayoutMarginsFromSafeArea = false
    view.layoutMarginsFollowReadableWidth = true
    (view.placeholderIntrinsicWidth, view.placeholderIntrinsicHeight) = (8, 9)
    view.designableIntrinsicSize = Size(width: 1, height: 1)
    view.intrinsicContentSize = Size(width: 2, height: -1)
    view.customSpacing = 7
    view.layoutGuides = [LayoutGuide(kind: .safeArea, objectID: "g")]
    view.arrangement = Arrangement(.flow)
    view.layoutAnimation = LayoutAnimation(duration: 1)
    view.contentPriorities.horizontalHugging = 1
    view.isEmbeddedRoot = true
    view.otherAttributes = [OtherAttribute(name: "n", value: "v")]
    view.places.add("frame", at: SourceLocation(file: "a.xib", line: 4, column: 1))
    view.layoutPlaces = StatedPlaces(opening: place)
    view.isInstalled = false
    return view
  }

  /// What a view holds, in print, by the names of its stored properties.
  private static func properties(_ view: View) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: Mirror(reflecting: view).children.map { ($0.label ?? "", "\($0.value)") })
  }

  @Test func everyPropertyIsCopied() throws {
    let root = View(className: "UIView", objectID: "root", location: Self.place)
    let view = Self.unusual()
    root.addSubview(View(className: "UIView", objectID: "first", location: Self.place))
    root.addSubview(view)
    let inside = View(className: "UIView", objectID: "inside", location: Self.place)
    inside.isInstalled = false
    view.addSubview(inside)
    let tree = ViewTree(root: root)
    let copy = tree.copy()
    let new = Self.properties(
      View(className: "UIView", objectID: "new", location: SourceLocation(file: "b.xib")))
    let (own, copied) = (Self.properties(view), Self.properties(copy.views[2]))
    for (name, value) in own.sorted(by: { $0.key < $1.key }) {
      #expect(value != new[name], "\(name) is as usual, so that nothing shows whether it is copied")
      #expect(copied[name] == value, "\(name) is not copied")
    }
  }

  @Test func copiesHaveViewsOfTheirOwn() {
    let root = View(className: "UIView", objectID: "root", location: Self.place)
    for index in 0..<4 {
      let view = View(className: "UIView", objectID: "v\(index)", location: Self.place)
      view.isInstalled = index != 1
      root.addSubview(view)
      view.addSubview(View(className: "UILabel", objectID: "l\(index)", location: Self.place))
    }
    let tree = ViewTree(root: root)
    let copy = tree.copy()
    #expect(copy.views.map(\.id) == tree.views.map(\.id) && copy.root === copy.views[0])
    #expect(copy.views.map(\.objectID) == tree.views.map(\.objectID))
    #expect(zip(copy.views, tree.views).allSatisfy { $0 !== $1 })
    #expect(copy.installedViews.map(\.id) == tree.installedViews.map(\.id))
    for view in copy.views.dropFirst() {
      #expect(view.superview === view.superview.map { copy[$0.id] })
      #expect(view.superview?.allSubviews.contains { $0 === view } == true)
    }
    copy.views[3].isInstalled = true
    copy.views[1].isInstalled = false
    #expect(copy.root.subviews.map(\.objectID) == ["v1", "v2", "v3"])
    #expect(root.subviews.map(\.objectID) == ["v0", "v2", "v3"])
  }
}
