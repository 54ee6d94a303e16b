import Views

extension ViewContent {
  /// The UIKit class with this content.
  var className: String {
    switch self {
    case .plain, .placeholder, .unknown: "UIView"
    case .container(.scrollView): "UIScrollView"
    case .container(.tableViewCellContentView): "UITableViewCellContentView"
    case .container(.tableViewHeaderFooterView): "UITableViewHeaderFooterView"
    case .container(.collectionViewCell): "UICollectionViewCell"
    case .container(.collectionReusableView): "UICollectionReusableView"
    case .label: "UILabel"
    case .button: "UIButton"
    case .textField: "UITextField"
    case .textView: "UITextView"
    case .imageView: "UIImageView"
    case .toggle: "UISwitch"
    case .slider: "UISlider"
    case .segmentedControl: "UISegmentedControl"
    case .progressView: "UIProgressView"
    case .tableView: "UITableView"
    case .tableViewCell: "UITableViewCell"
    case .collectionView: "UICollectionView"
    case .stackView: "UIStackView"
    case .stepper: "UIStepper"
    case .pageControl: "UIPageControl"
    case .activityIndicator: "UIActivityIndicatorView"
    case .refreshControl: "UIRefreshControl"
    case .pickerView: "UIPickerView"
    case .datePicker: "UIDatePicker"
    case .colorWell: "UIColorWell"
    case .calendarView: "UICalendarView"
    case .searchBar: "UISearchBar"
    case .visualEffect: "UIVisualEffectView"
    case .navigationBar: "UINavigationBar"
    case .toolbar: "UIToolbar"
    case .tabBar: "UITabBar"
    case .standIn(let standIn): standIn.className
    }
  }

  /// Whether that class inherits from `UIControl`.
  var isControl: Bool {
    switch self {
    case .button, .textField, .toggle, .slider, .segmentedControl, .stepper, .pageControl, .datePicker,
      .refreshControl, .colorWell:
      true
    default: false
    }
  }
}

extension StandIn {
  fileprivate var className: String {
    switch self {
    case .webPage: "WKWebView"
    case .map: "MKMapView"
    case .scene: "SCNView"
    case .sprites: "SKView"
    case .graphics: "MTKView"
    case .augmentedReality: "ARView"
    case .document: "PDFView"
    case .player: "AVPlayerView"
    case .container: "UIView"
    }
  }
}
