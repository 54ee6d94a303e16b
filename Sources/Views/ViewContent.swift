/// What a class adds to a plain view. A new kind is a case here, a payload in `Kinds/`, a reader and a painter.
public enum ViewContent: Hashable, Sendable {
  /// Nothing: a plain `UIView`, or a container that draws only its background.
  case plain
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
  /// `UICalendarView`; its month is the running one.
  case calendarView
  /// `UISearchBar`, boxed as buttons are: it is large and rare.
  indirect case searchBar(SearchBar)
  /// `UIVisualEffectView`.
  case visualEffect(VisualEffect)
  /// `UINavigationBar`, boxed.
  indirect case navigationBar(NavigationBar)
  /// `UIToolbar`, boxed.
  indirect case toolbar(Toolbar)
  /// `UITabBar`, boxed.
  indirect case tabBar(TabBar)
  /// A view whose content no document holds.
  case standIn(StandIn)
  /// A class that UIKit has but layoutshot does not draw yet: a tidy labelled placeholder.
  case placeholder
  /// A class that layoutshot does not know: a hatched labelled placeholder.
  case unknown
}
