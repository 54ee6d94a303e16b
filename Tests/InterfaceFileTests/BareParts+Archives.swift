extension BareParts {
  /// A part of an archive's object, contained in an owner.
  struct OfObject {
    let name, owner, text: String

    init(_ name: String, in owner: String, _ text: String) {
      (self.name, self.owner, self.text) = (name, owner, text)
    }
  }

  static let ofObjects: [OfObject] = [
    OfObject("system button", in: "IBUIButton", #"<int key="IBUIButtonType">1</int>"#),
    OfObject("inset of a title", in: "IBUIButton", #"<float key="IBUITitleEdgeInsets.left">2</float>"#),
    OfObject("IBUIFont", in: "IBUILabel", #"<object class="NSFont" key="IBUIFont"/>"#),
    OfObject(
      "IBUIFont of a name", in: "IBUILabel",
      #"<object class="NSFont" key="IBUIFont"><string key="NSName">Georgia</string></object>"#),
    OfObject(
      "IBUIFontDescription", in: "IBUILabel",
      #"<object class="IBUIFontDescription" key="IBUIFontDescription"/>"#),
    OfObject("IBUIMinimumFontSize", in: "IBUILabel", #"<float key="IBUIMinimumFontSize">8.5</float>"#),
    OfObject(
      "NSWhite", in: "IBUIView",
      #"<object class="NSColor" key="IBUIBackgroundColor"><bytes key="NSWhite">MC41AA</bytes></object>"#),
    OfObject(
      "NSRGB", in: "IBUIView",
      #"<object class="NSColor" key="IBUIBackgroundColor"><bytes key="NSRGB">MC41IDAgMAA</bytes></object>"#),
    OfObject("NSColor", in: "IBUIView", #"<object class="NSColor" key="IBUIBackgroundColor"/>"#),
    OfObject("NSLayoutConstraint", in: "IBUIView", constraint("")),
    OfObject(
      "constant of a constraint", in: "IBUIView",
      constraint(#"<object class="IBLayoutConstant" key="constant"/>"#)),
    OfObject("segment", in: "IBUISegmentedControl", #"<int key="IBNumberOfSegments">1</int>"#),
    OfObject(
      "IBUIImage", in: "IBUIImageView",
      #"<object class="NSCustomResource" key="IBUIImage"><string key="NSResourceName">a</string></object>"#),
    OfObject("IBUIDate", in: "IBUIDatePicker", #"<object class="NSDate" key="IBUIDate"/>"#),
    OfObject(
      "IBUITextInputTraits", in: "IBUITextField",
      #"<object class="IBUITextInputTraits" key="IBUITextInputTraits"/>"#),
    OfObject("separator inset", in: "IBUITableViewCell", #"<float key="IBUISeparatorInset.left">2</float>"#),
    OfObject("IBUIBarButtonItem", in: "IBUIToolbar", item("IBUIBarButtonItem")),
    OfObject("IBUINavigationItem", in: "IBUINavigationBar", item("IBUINavigationItem")),
    OfObject("IBUITabBarItem", in: "IBUITabBar", item("IBUITabBarItem")),
  ]

  private static func constraint(_ inside: String) -> String {
    #"<array key="NSViewConstraints"><object class="IBNSLayoutConstraint" id="c"><reference key="firstItem" ref="x"/>"#
      + #"<int key="firstAttribute">7</int>\#(inside)</object></array>"#
  }

  private static func item(_ className: String) -> String {
    #"<array key="IBUIItems"><object class="\#(className)" id="i"/></array>"#
  }

  /// Documents with a scene or two.
  static let scenes: [(name: String, text: String)] = [
    ("controller", document(controller(""))), ("view", document(#"<view id="x"/>"#)),
    ("navigationItem", document(controller(#"<navigationItem key="navigationItem" id="i"/>"#))),
    ("simulatedOrientationMetrics", document(controller(#"<simulatedOrientationMetrics key="a"/>"#))),
    ("simulatedScreenMetrics", document(controller(#"<simulatedScreenMetrics key="a"/>"#))),
    ("freeformSize", document(controller(#"<size key="freeformSize"/>"#))),
    ("device", document(controller(""), before: #"<device id="retina4_7"/>"#)),
    ("unknown device", document(controller(""), before: #"<device id="unknown"/>"#)),
    ("traits", document(controller(""), attributes: #"useTraitCollections="YES""#)),
    (
      "navigationController",
      document(
        #"<navigationController id="n"><navigationBar key="navigationBar" id="b"/><toolbar key="toolbar" id="t"/>"#
          + #"<connections><segue id="s" destination="c" kind="relationship" relationship="rootViewController"/>"#
          + "</connections></navigationController>" + controller(""))
    ),
    (
      "tabBarController",
      document(
        #"<tabBarController id="n"><tabBar key="tabBar" id="b"/>"#
          + #"<connections><segue id="s" destination="c" kind="relationship" relationship="viewControllers"/>"#
          + "</connections></tabBarController>" + controller(""))
    ),
    ("archived view", archive(#"<object class="IBUIView" id="x"/>"#)),
    ("archived controller", archive(archivedController(""))),
    (
      "IBUISimulatedOrientationMetrics",
      archive(archivedController(#"<object class="a" key="IBUISimulatedOrientationMetrics"/>"#))
    ),
  ]

  private static func controller(_ inside: String) -> String {
    #"<viewController id="c"><view key="view" id="x"/>\#(inside)</viewController>"#
  }

  private static func archivedController(_ inside: String) -> String {
    #"<object class="IBUIViewController" id="c"><object class="IBUIView" key="IBUIView" id="x">"#
      + #"<string key="NSFrameSize">{320, 480}</string></object>\#(inside)</object>"#
  }
}
