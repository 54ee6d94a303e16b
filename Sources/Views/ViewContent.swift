/// The class-specific content of a view. A new kind is a case here, a payload in `Kinds/`, a reader and a painter.
public enum ViewContent: Hashable, Sendable {
  /// None: a plain `UIView`, or another class that only draws its background.
  case plain
  /// A class that only draws its background, but matters for its contents.
  case container(Container)
  /// `UILabel`.
  case label(Label)
  /// `UIButton`.
  ///
  /// Boxed: inline, its four states would make every view of a tree a kilobyte larger.
  indirect case button(Button)
  /// `UITextField`.
  case textField(TextField)
  /// `UITextView`.
  case textView(TextView)
  /// `UIImageView`.
  case imageView(ImageView)
  /// `UISwitch`.
  case toggle(Toggle)
  /// `UISlider`.
  case slider(Slider)
  /// `UISegmentedControl`.
  case segmentedControl(SegmentedControl)
  /// `UIProgressView`.
  case progressView(ProgressView)
  /// `UITableView`.
  case tableView(TableView)
  /// `UITableViewCell`.
  case tableViewCell(TableViewCell)
  /// `UICollectionView`.
  case collectionView(CollectionView)
  /// `UIStackView`.
  case stackView(StackView)
  /// `UIStepper`.
  case stepper(Stepper)
  /// `UIPageControl`.
  case pageControl(PageControl)
  /// `UIActivityIndicatorView`.
  case activityIndicator(ActivityIndicator)
  /// `UIRefreshControl`.
  case refreshControl(RefreshControl)
  /// `UIPickerView`; its rows come from code.
  case pickerView
  /// `UIDatePicker`.
  case datePicker(DatePicker)
  /// `UIColorWell`.
  case colorWell(ColorWell)
  /// `UICalendarView`; it shows the current month.
  case calendarView
  /// `UISearchBar`, boxed like buttons: it is large and rare.
  indirect case searchBar(SearchBar)
  /// `UIVisualEffectView`.
  case visualEffect(VisualEffect)
  /// `UINavigationBar`, boxed.
  indirect case navigationBar(NavigationBar)
  /// `UIToolbar`, boxed.
  indirect case toolbar(Toolbar)
  /// `UITabBar`, boxed.
  indirect case tabBar(TabBar)
  /// A view whose content is not in the document.
  case standIn(StandIn)
  /// A UIKit class that layoutshot does not draw yet: a labeled placeholder.
  case placeholder
  /// An unknown class: a hatched labeled placeholder.
  case unknown
}

extension ViewContent {
  /// Classes that only draw their background, but matter for their contents or their container.
  public enum Container: Hashable, Sendable {
    /// `UIScrollView`.
    case scrollView
    /// `UITableViewCellContentView`.
    case tableViewCellContentView
    /// `UITableViewHeaderFooterView`.
    case tableViewHeaderFooterView
    /// `UICollectionViewCell`.
    case collectionViewCell
    /// `UICollectionReusableView`.
    case collectionReusableView
  }

  /// Whether the class only draws its background.
  public var isBackgroundOnly: Bool {
    switch self {
    case .plain, .container: true
    default: false
    }
  }

  /// Whether its contents scroll (`UIScrollView` and its subclasses).
  public var isScrolling: Bool {
    switch self {
    case .container(.scrollView), .tableView, .collectionView, .textView: true
    default: false
    }
  }

  /// Whether it is `UITableView`.
  public var isTableView: Bool { if case .tableView = self { true } else { false } }

  /// Whether it is `UITableViewCell`.
  public var isTableViewCell: Bool { if case .tableViewCell = self { true } else { false } }

  /// Whether it is `UISearchBar`.
  public var isSearchBar: Bool { if case .searchBar = self { true } else { false } }

  /// Whether it is `UIRefreshControl`.
  public var isRefreshControl: Bool { if case .refreshControl = self { true } else { false } }

  /// Whether it is only used in a table or collection view, never as a screen.
  public var isCell: Bool {
    switch self {
    case .tableViewCell, .container(.tableViewHeaderFooterView), .container(.collectionViewCell),
      .container(.collectionReusableView):
      true
    default: false
    }
  }
}
