import Views

/// A row of the table of view classes: how each generation names a class, and who reads what it adds.
///
/// A new class is a row here; where it adds something to draw, also a payload in `Views`, a reader in `Kinds/` and a
/// painter.
struct ViewClass: Sendable {
  /// The element that modern documents write.
  let element: String
  /// UIKit's class; archives write it with `IB` before it.
  let className: String
  /// Whether it descends from `UIControl`.
  let isControl: Bool
  /// Reads from a modern element what the class adds.
  let modern: @Sendable (ElementReader) -> ViewContent
  /// Reads from an archive's object what the class adds.
  let archive: @Sendable (ArchiveReader) -> ViewContent

  /// A class whose views draw no more than their background.
  private static func container(_ element: String, _ className: String) -> ViewClass {
    ViewClass(element, className, modern: { _ in .plain }, archive: { _ in .plain })
  }

  /// A class that UIKit has and that is shown as a labelled placeholder.
  private static func placeholder(_ element: String, _ className: String, isControl: Bool = false)
    -> ViewClass
  {
    ViewClass(
      element, className, isControl: isControl, modern: { _ in .placeholder }, archive: { _ in .placeholder })
  }

  private init(
    _ element: String, _ className: String, isControl: Bool = false,
    modern: @escaping @Sendable (ElementReader) -> ViewContent,
    archive: @escaping @Sendable (ArchiveReader) -> ViewContent
  ) {
    self.element = element
    self.className = className
    self.isControl = isControl
    self.modern = modern
    self.archive = archive
  }

  /// The class that a modern element stands for.
  static func ofElement(_ name: String) -> ViewClass? { byElement[name] }

  /// The class that an archive's object is of.
  static func ofArchive(_ name: String) -> ViewClass? { byClass[name] }

  private static let byElement = Dictionary(
    table.map { ($0.element, $0) }, uniquingKeysWith: { first, _ in first })
  private static let byClass = Dictionary(
    table.map { ("IB" + $0.className, $0) }, uniquingKeysWith: { first, _ in first })

  private static let table: [ViewClass] = [
    container("view", "UIView"),
    ViewClass("label", "UILabel", modern: Label.content, archive: Label.content),
    ViewClass("button", "UIButton", isControl: true, modern: Button.content, archive: Button.content),
    ViewClass(
      "textField", "UITextField", isControl: true, modern: TextField.content, archive: TextField.content),
    ViewClass("textView", "UITextView", modern: TextView.content, archive: TextView.content),
    ViewClass("imageView", "UIImageView", modern: ImageView.content, archive: ImageView.content),
    ViewClass("switch", "UISwitch", isControl: true, modern: Toggle.content, archive: Toggle.content),
    ViewClass("slider", "UISlider", isControl: true, modern: Slider.content, archive: Slider.content),
    ViewClass(
      "segmentedControl", "UISegmentedControl", isControl: true, modern: SegmentedControl.content,
      archive: SegmentedControl.content),
    ViewClass("progressView", "UIProgressView", modern: ProgressView.content, archive: ProgressView.content),
    ViewClass("tableView", "UITableView", modern: TableView.content, archive: TableView.content),
    ViewClass(
      "tableViewCell", "UITableViewCell", modern: TableViewCell.content, archive: TableViewCell.content),
    container("tableViewCellContentView", "UITableViewCellContentView"),
    container("tableViewHeaderFooterView", "UITableViewHeaderFooterView"),
    container("scrollView", "UIScrollView"),
    ViewClass(
      "stackView", "UIStackView", modern: StackView.content, archive: { _ in .stackView(StackView()) }),
    ViewClass(
      "collectionView", "UICollectionView", modern: CollectionView.content,
      archive: { _ in .collectionView(CollectionView()) }),
    container("collectionViewCell", "UICollectionViewCell"),
    container("collectionViewCellContentView", "UICollectionViewCellContentView"),
    container("collectionReusableView", "UICollectionReusableView"),
    container("visualEffectView", "UIVisualEffectView"),
    container("window", "UIWindow"),
    container("control", "UIControl"),
    placeholder("containerView", "UIView"),
    placeholder("stepper", "UIStepper", isControl: true),
    placeholder("pageControl", "UIPageControl", isControl: true),
    placeholder("datePicker", "UIDatePicker", isControl: true),
    placeholder("refreshControl", "UIRefreshControl", isControl: true),
    placeholder("colorWell", "UIColorWell", isControl: true),
    placeholder("activityIndicatorView", "UIActivityIndicatorView"),
    placeholder("pickerView", "UIPickerView"),
    placeholder("calendarView", "UICalendarView"),
    placeholder("toolbar", "UIToolbar"),
    placeholder("navigationBar", "UINavigationBar"),
    placeholder("tabBar", "UITabBar"),
    placeholder("searchBar", "UISearchBar"),
    placeholder("webView", "UIWebView"),
    placeholder("wkWebView", "WKWebView"),
    placeholder("mapView", "MKMapView"),
    placeholder("glkView", "GLKView"),
    placeholder("skView", "SKView"),
    placeholder("sceneKitView", "SCNView"),
    placeholder("mtkView", "MTKView"),
    placeholder("arView", "ARView"),
    placeholder("arscnView", "ARSCNView"),
    placeholder("arskView", "ARSKView"),
    placeholder("pdfView", "PDFView"),
    placeholder("adBannerView", "ADBannerView"),
    placeholder("avPlayerView", "AVPlayerView"),
  ]
}
