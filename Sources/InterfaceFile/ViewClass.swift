import Diagnostics
import InterfaceXML
import Views

/// A row of the table of view classes: the names of a class in each generation, and the readers of its properties.
///
/// A new class is a row here; if it has content to draw, also a payload in `Views`, a reader in `Kinds/` and a painter.
struct ViewClass: Sendable {
  /// The element name in modern documents.
  let element: String
  /// UIKit's class; archives prefix it with `IB`.
  let className: String
  /// Whether it is `UIControl` or a subclass.
  let isControl: Bool
  /// Reads the class-specific content of a modern element.
  let modern: @Sendable (ElementReader) -> ViewContent
  /// Reads the class-specific content of an archive's object.
  let archive: @Sendable (ArchiveReader) -> ViewContent

  /// A class whose views only draw their background, without further support.
  private static func plain(_ element: String, _ className: String) -> ViewClass {
    ViewClass(element, className, modern: { _ in .plain }, archive: { _ in .plain })
  }

  /// A class without properties in documents that affect drawing.
  private static func fixed(_ element: String, _ className: String, _ content: ViewContent) -> ViewClass {
    ViewClass(element, className, modern: { _ in content }, archive: { _ in content })
  }

  private init(
    _ element: String, _ className: String,
    modern: @escaping @Sendable (ElementReader) -> ViewContent,
    archive: @escaping @Sendable (ArchiveReader) -> ViewContent
  ) {
    self.element = element
    self.className = className
    isControl = UIKitClass.isControl(className)
    self.modern = modern
    self.archive = archive
  }

  /// The class of a modern element.
  static func ofElement(_ name: String) -> ViewClass? { byElement[name] }

  /// The class of an archive's object.
  static func ofArchive(_ name: String) -> ViewClass? { byClass[name] }

  private static let byElement = Dictionary(
    table.map { ($0.element, $0) }, uniquingKeysWith: { first, _ in first })
  private static let byClass = Dictionary(
    table.map { ("IB" + $0.className, $0) }, uniquingKeysWith: { first, _ in first })

  /// The elements of the table, in its order.
  static var elements: [String] { table.map(\.element) }

  /// The row of a UIKit class; nil if there is none.
  static func row(ofClass name: String) -> ViewClass? { byClass["IB" + name] }

  /// The element of a UIKit class; nil if there is none.
  static func element(ofClass name: String) -> String? { row(ofClass: name)?.element }

  private static let table: [ViewClass] = [
    plain("view", "UIView"),
    ViewClass("label", "UILabel", modern: Label.content, archive: Label.content),
    ViewClass("button", "UIButton", modern: Button.content, archive: Button.content),
    ViewClass(
      "textField", "UITextField", modern: TextField.content, archive: TextField.content),
    ViewClass("textView", "UITextView", modern: TextView.content, archive: TextView.content),
    ViewClass("imageView", "UIImageView", modern: ImageView.content, archive: ImageView.content),
    ViewClass("switch", "UISwitch", modern: Toggle.content, archive: Toggle.content),
    ViewClass("slider", "UISlider", modern: Slider.content, archive: Slider.content),
    ViewClass(
      "segmentedControl", "UISegmentedControl", modern: SegmentedControl.content,
      archive: SegmentedControl.content),
    ViewClass("progressView", "UIProgressView", modern: ProgressView.content, archive: ProgressView.content),
    ViewClass("tableView", "UITableView", modern: TableView.content, archive: TableView.content),
    ViewClass(
      "tableViewCell", "UITableViewCell", modern: TableViewCell.content, archive: TableViewCell.content),
    fixed("tableViewCellContentView", "UITableViewCellContentView", .container(.tableViewCellContentView)),
    fixed("tableViewHeaderFooterView", "UITableViewHeaderFooterView", .container(.tableViewHeaderFooterView)),
    fixed("scrollView", "UIScrollView", .container(.scrollView)),
    ViewClass(
      "stackView", "UIStackView", modern: StackView.content, archive: { _ in .stackView(StackView()) }),
    ViewClass(
      "collectionView", "UICollectionView", modern: CollectionView.content,
      archive: { _ in .collectionView(CollectionView()) }),
    fixed("collectionViewCell", "UICollectionViewCell", .container(.collectionViewCell)),
    plain("collectionViewCellContentView", "UICollectionViewCellContentView"),
    fixed("collectionReusableView", "UICollectionReusableView", .container(.collectionReusableView)),
    plain("window", "UIWindow"),
    plain("control", "UIControl"),
    ViewClass(
      "visualEffectView", "UIVisualEffectView", modern: VisualEffect.content,
      archive: { _ in .visualEffect(VisualEffect()) }),
    ViewClass("stepper", "UIStepper", modern: Stepper.content, archive: Stepper.content),
    ViewClass(
      "pageControl", "UIPageControl", modern: PageControl.content,
      archive: PageControl.content),
    ViewClass(
      "datePicker", "UIDatePicker", modern: DatePicker.content, archive: DatePicker.content),
    ViewClass(
      "refreshControl", "UIRefreshControl", modern: RefreshControl.content,
      archive: RefreshControl.content),
    ViewClass(
      "colorWell", "UIColorWell", modern: ColorWell.content,
      archive: { _ in .colorWell(ColorWell()) }),
    ViewClass(
      "activityIndicatorView", "UIActivityIndicatorView", modern: ActivityIndicator.content,
      archive: ActivityIndicator.content),
    fixed("pickerView", "UIPickerView", .pickerView),
    fixed("calendarView", "UICalendarView", .calendarView),
    ViewClass("toolbar", "UIToolbar", modern: Toolbar.content, archive: Toolbar.content),
    ViewClass(
      "navigationBar", "UINavigationBar", modern: NavigationBar.content, archive: NavigationBar.content),
    ViewClass("tabBar", "UITabBar", modern: TabBar.content, archive: TabBar.content),
    ViewClass("searchBar", "UISearchBar", modern: SearchBar.content, archive: SearchBar.content),
    ViewClass("mapView", "MKMapView", modern: StandIn.map, archive: StandIn.map),
    fixed("containerView", "UIView", .standIn(.container(nil))),
    fixed("webView", "UIWebView", .standIn(.webPage)),
    fixed("wkWebView", "WKWebView", .standIn(.webPage)),
    fixed("glkView", "GLKView", .standIn(.graphics)),
    fixed("mtkView", "MTKView", .standIn(.graphics)),
    fixed("skView", "SKView", .standIn(.sprites)),
    fixed("sceneKitView", "SCNView", .standIn(.scene)),
    fixed("arView", "ARView", .standIn(.augmentedReality)),
    fixed("arscnView", "ARSCNView", .standIn(.augmentedReality)),
    fixed("arskView", "ARSKView", .standIn(.augmentedReality)),
    fixed("pdfView", "PDFView", .standIn(.document)),
    fixed("avPlayerView", "AVPlayerView", .standIn(.player)),
    fixed("adBannerView", "ADBannerView", .placeholder),
  ]
}

/// The elements that are views, and their attributes.
package enum ViewKinds {
  /// The elements of all views, in the order of the table.
  package static var elements: [String] { ViewClass.elements }

  /// Every attribute and child key that a view's element can have, sorted: those that its readers look for, and those
  /// without effect on the picture.
  package static func keys(of element: String) -> [String] {
    let (view, instantiator) = alone(element)
    _ = ViewReader(instantiator: instantiator).view(view, parentSize: .zero)
    return InertKeys.names(in: element).union(instantiator.context.ledger.names(of: view)).sorted()
  }

  /// A view of which a document says nothing, and what reads the document.
  private static func alone(_ element: String) -> (view: Element, instantiator: ModernInstantiator) {
    let view = Element(
      name: element, attributes: [Element.Attribute(name: "id", value: "view", number: 2)], children: [],
      text: "", line: 1, column: 1, numbers: 1..<3)
    let root = Element(
      name: "document", attributes: [], children: [view], text: "", line: 1, column: 1, numbers: 0..<3)
    let document = InterfaceDocument(file: "", scene: root, attributePlaces: AttributePlaces())
    let instantiator = ModernInstantiator(
      document, classes: nil, texts: TextOverlay(), textSize: nil, isCanvas: false)
    return (view, instantiator)
  }

  /// The element of a UIKit class, such as `label` for `UILabel`; nil for anything else.
  package static func element(ofClass name: String) -> String? { ViewClass.element(ofClass: name) }

  /// The content that a view of a UIKit class has if a document says nothing of it, as where the class of the project's that
  /// a plain view has inherits from it; nil for a class that is none of UIKit's views.
  package static func content(ofClass name: String) -> (content: ViewContent, isControl: Bool)? {
    guard let row = ViewClass.row(ofClass: name) else { return nil }
    let (view, instantiator) = alone(row.element)
    return (row.modern(instantiator.reader(view)), row.isControl)
  }

  /// The class names of a view's element: itself, and UIKit's class.
  package static func names(of element: String) -> [String] {
    guard let name = ViewClass.ofElement(element)?.className, ViewClass.element(ofClass: name) == element
    else {
      return [element]
    }
    return [element, name]
  }

  /// The element suggested for a misspelled name; nil if none is similar.
  package static func nearest(to name: String) -> String? {
    NearestName.of(name, in: elements) ?? elements.first { $0.lowercased().hasPrefix(name.lowercased()) }
  }

  /// Whether an element with this name is one of UIKit's views.
  package static func isView(_ element: String) -> Bool { ViewClass.ofElement(element) != nil }
}
