/// What a class adds to a plain view. A new kind is a case here, a payload in `Kinds/`, a reader and a painter.
///
/// Payloads are boxed: inline, the largest of them would make every view of a tree a kilobyte larger, and copying a view would
/// be code for each field of each payload.
public indirect enum ViewContent: Hashable, Sendable {
  /// Nothing: a plain `UIView`, or another class that draws only its background.
  case plain
  /// A class that draws only its background, and that is known for what it holds.
  case container(Container)
  /// `UILabel`.
  case label(Label)
  /// `UIButton`.
  case button(Button)
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
  /// `UICalendarView`; its month is the running one.
  case calendarView
  /// `UISearchBar`.
  case searchBar(SearchBar)
  /// `UIVisualEffectView`.
  case visualEffect(VisualEffect)
  /// `UINavigationBar`.
  case navigationBar(NavigationBar)
  /// `UIToolbar`.
  case toolbar(Toolbar)
  /// `UITabBar`.
  case tabBar(TabBar)
  /// A view whose content no document holds.
  case standIn(StandIn)
  /// A class that UIKit has but layoutshot does not draw yet: a tidy labeled placeholder.
  case placeholder
  /// A class that layoutshot does not know: a hatched labeled placeholder.
  case unknown
}

extension ViewContent {
  /// Classes that draw only their background, known for what they hold or for what holds them.
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

  /// Whether the class draws only its background.
  public var isBackgroundOnly: Bool {
    switch self {
    case .plain, .container: true
    default: false
    }
  }

  /// Whether what is inside scrolls (`UIScrollView` and its subclasses).
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

  /// Whether it is shown in a table or collection view, never as a screen.
  public var isCell: Bool {
    switch self {
    case .tableViewCell, .container(.tableViewHeaderFooterView), .container(.collectionViewCell),
      .container(.collectionReusableView):
      true
    default: false
    }
  }
}
