/// Parts other than views that have defaults, as minimal as reading allows.
enum BareParts {
  /// A part of a view's element.
  struct OfElement {
    let name: String
    /// The element of the view.
    let owner: String
    /// The view that contains the part.
    let text: String
    /// The content before the document's objects.
    let before: String
    /// Attributes of the document.
    let attributes: String

    /// - Parameters:
    ///   - path: The view's element and nested ones, from outside in: names with required attributes.
    ///   - siblings: Elements after the last one.
    ///   - before: The content before the document's objects.
    ///   - attributes: The attributes of the document's root element.
    init(
      _ name: String, in path: String..., beside siblings: String = "", before: String = "",
      attributes: String = ""
    ) {
      self.name = name
      self.before = before
      self.attributes = attributes
      let names = path.map { $0.prefix { $0 != " " } }
      owner = String(names[0])
      let heads = ["\(owner) id=\"x\"\(path[0].dropFirst(owner.count))"] + path.dropFirst()
      let ends = names.reversed().map { "</\($0)>" }
      text = heads.map { "<\($0)>" }.joined() + ends[0] + siblings + ends.dropFirst().joined()
    }
  }

  static let ofElements = ofButtons + ofImages + ofTexts + ofColors + ofLayout + ofArrangements + ofLists

  private static let configuration = #"buttonConfiguration key="configuration""#

  private static let ofButtons = [
    OfElement("system button", in: #"button buttonType="system""#),
    OfElement("state", in: "button", #"state key="normal""#),
    OfElement("state with an image", in: "button", #"state key="selected" image="a""#),
    OfElement("contentEdgeInsets", in: "button", #"inset key="contentEdgeInsets""#),
    OfElement("titleEdgeInsets", in: "button", #"edgeInsets key="titleEdgeInsets""#),
    OfElement("titleShadowOffset", in: "button", #"size key="titleShadowOffset""#),
    OfElement("configuration", in: "button", configuration),
    OfElement("contentInsets", in: "button", configuration, #"directionalEdgeInsets key="contentInsets""#),
    OfElement("background", in: "button", configuration, #"backgroundConfiguration key="background""#),
    OfElement(
      "attributedTitle", in: "button", configuration, #"attributedString key="attributedTitle""#,
      #"fragment content="a""#),
    OfElement("segment", in: "segmentedControl", "segments", "segment"),
    OfElement("date", in: "datePicker", #"date key="date""#),
    OfElement("preferredDatePickerStyle", in: #"datePicker preferredDatePickerStyle="wheels""#),
    OfElement("action", in: "button", "connections", #"action destination="x" selector="go""#),
  ]

  private static let symbol = #"imageView image="a" catalog="system""#
  private static let symbolConfiguration = #"preferredSymbolConfiguration key="preferredSymbolConfiguration""#

  private static let ofImages = [
    OfElement("image", in: #"imageView image="a""#),
    OfElement(
      "image of the resources", in: #"imageView image="a""#,
      before: #"<resources><image name="a"/></resources>"#),
    OfElement(
      "image at a large size of text", in: #"imageView image="a""#,
      before: #"<accessibilityOverrides isEnabled="YES" dynamicTypePreference="11"/>"#),
    OfElement("imageReference", in: "imageView", #"imageReference key="image" image="a""#),
    OfElement("symbol", in: symbol),
    OfElement("preferredSymbolConfiguration", in: symbol, symbolConfiguration),
    OfElement(
      "preferredSymbolConfiguration with a font", in: symbol, symbolConfiguration,
      #"fontDescription key="fontDescription""#),
  ]

  private static let ofColors = [
    OfElement("color", in: "view", #"color key="backgroundColor""#),
    OfElement("color of white", in: "view", #"color key="backgroundColor" white="0.5""#),
    OfElement("color of red", in: "view", #"color key="backgroundColor" red="0.5""#),
    OfElement("color of green", in: "view", #"color key="backgroundColor" green="0.5""#),
    OfElement(
      "calibrated color", in: "view", #"color key="backgroundColor" white="0.5" colorSpace="calibratedWhite""#
    ),
    OfElement("blurEffect", in: "visualEffectView", "blurEffect"),
    OfElement("vibrancyEffect", in: "visualEffectView", "vibrancyEffect"),
  ]

  private static let ofLayout = [
    OfElement("frame", in: "view", #"rect key="frame""#),
    OfElement("bounds", in: "view", #"rect key="bounds""#),
    OfElement("frameInset", in: "view", #"frame key="frameInset""#),
    OfElement("autoresizingMask", in: "view", #"autoresizingMask key="autoresizingMask""#),
    OfElement("layoutMargins", in: "view", #"edgeInsets key="layoutMargins""#),
    OfElement(
      "directionalLayoutMargins", in: "view", #"directionalEdgeInsets key="directionalLayoutMargins""#),
    OfElement("layoutMargins of a stack view", in: "stackView", #"edgeInsets key="layoutMargins""#),
    OfElement("placeholderIntrinsicWidth", in: #"view placeholderIntrinsicWidth="infinite""#),
    OfElement("constraint", in: "view", "constraints", #"constraint firstAttribute="width""#),
    OfElement(
      "constraint to an item", in: "view", "constraints",
      #"constraint firstAttribute="width" secondItem="x" secondAttribute="height""#),
    OfElement(
      "constraint to the safe area", in: "view", #"viewLayoutGuide key="safeArea" id="g""#,
      beside:
        #"<constraints><constraint firstAttribute="top" secondItem="g" secondAttribute="top" constant="8"/>"#
        + "</constraints>", attributes: #"toolsVersion="13000""#),
    OfElement("constrained view", in: #"view translatesAutoresizingMaskIntoConstraints="NO""#),
    OfElement("viewLayoutGuide", in: "view", #"viewLayoutGuide key="safeArea""#),
    OfElement("keyboardLayoutGuide", in: "view", "keyboardLayoutGuide"),
    OfElement("gestureRecognizers", in: "view", "gestureRecognizers"),
    OfElement("outlet", in: "view", "connections", #"outlet destination="x" property="a""#),
    OfElement(
      "outletCollection", in: "view", "connections", #"outletCollection destination="x" property="a""#),
    OfElement("segue", in: "view", "connections", #"segue destination="x""#),
  ]

  private static let ofArrangements =
    [
      OfElement("arrangement", in: "view", #"arrangement kind="horizontal""#),
      OfElement("grid", in: "view", #"arrangement kind="grid""#),
      OfElement("length of a grid", in: "view", #"arrangement kind="grid""#, "columns", "length"),
      OfElement("parameter", in: "view", #"arrangement kind="custom""#, "parameter"),
      OfElement("item", in: "view", #"arrangement kind="flow""#, #"item view="x""#),
      OfElement("item with a row", in: "view", #"arrangement kind="grid""#, #"item view="x" row="1""#),
      OfElement("item with a column", in: "view", #"arrangement kind="grid""#, #"item view="x" column="1""#),
      OfElement("layoutAnimation", in: "view", #"layoutAnimation key="layoutAnimation""#),
      OfElement(
        "real of a runtime attribute", in: "view", "userDefinedRuntimeAttributes",
        #"userDefinedRuntimeAttribute keyPath="a" type="number""#, #"real key="value""#),
    ]
    + ["boolean", "number", "string", "color", "nil", "size"].map {
      OfElement(
        "runtime attribute, \($0)", in: "view", "userDefinedRuntimeAttributes",
        #"userDefinedRuntimeAttribute keyPath="layer.cornerRadius" type="\#($0)""#)
    }

  private static let flow = #"collectionViewFlowLayout key="collectionViewLayout""#

  private static let ofLists = [
    OfElement("collectionViewFlowLayout", in: "collectionView", flow),
    OfElement("sectionInset", in: "collectionView", flow, #"inset key="sectionInset""#),
    OfElement("headerReferenceSize", in: "collectionView", flow, #"size key="headerReferenceSize""#),
    OfElement("tableViewSection", in: "tableView", "sections", "tableViewSection"),
    OfElement("prototypes", in: "tableView", "prototypes"),
    OfElement("indentationLevel", in: #"tableViewCell indentationLevel="1""#),
    OfElement("separatorInset", in: "tableViewCell", #"inset key="separatorInset""#),
    OfElement(
      "listContentConfiguration", in: "tableViewCell", #"listContentConfiguration key="contentConfiguration""#
    ),
    OfElement("barButtonItem", in: "toolbar", "items", "barButtonItem"),
    OfElement("customView", in: "toolbar", "items", "barButtonItem", #"view key="customView" id="v""#),
    OfElement("navigationItem", in: "navigationBar", "items", "navigationItem"),
    OfElement("tabBarItem", in: "tabBar", "items", "tabBarItem"),
    OfElement("titleTextAttributes", in: "navigationBar", #"textAttributes key="titleTextAttributes""#),
    OfElement("appearance", in: "navigationBar", #"navigationBarAppearance key="standardAppearance""#),
  ]
}
