/// What each class adds to a plain view, to be read and changed in its place: nil for every other class, which cannot be
/// given it.
extension ViewContent {
  /// What `UILabel` adds.
  package var label: Label? {
    get { if case .label(let payload) = self { payload } else { nil } }
    set { if self.label != nil, let newValue { self = .label(newValue) } }
  }

  /// What `UIButton` adds.
  package var button: Button? {
    get { if case .button(let payload) = self { payload } else { nil } }
    set { if self.button != nil, let newValue { self = .button(newValue) } }
  }

  /// What `UITextField` adds.
  package var textField: TextField? {
    get { if case .textField(let payload) = self { payload } else { nil } }
    set { if self.textField != nil, let newValue { self = .textField(newValue) } }
  }

  /// What `UITextView` adds.
  package var textView: TextView? {
    get { if case .textView(let payload) = self { payload } else { nil } }
    set { if self.textView != nil, let newValue { self = .textView(newValue) } }
  }

  /// What `UISearchBar` adds.
  package var searchBar: SearchBar? {
    get { if case .searchBar(let payload) = self { payload } else { nil } }
    set { if self.searchBar != nil, let newValue { self = .searchBar(newValue) } }
  }

  /// What `UIImageView` adds.
  package var imageView: ImageView? {
    get { if case .imageView(let payload) = self { payload } else { nil } }
    set { if self.imageView != nil, let newValue { self = .imageView(newValue) } }
  }

  /// What `UISwitch` adds.
  package var toggle: Toggle? {
    get { if case .toggle(let payload) = self { payload } else { nil } }
    set { if self.toggle != nil, let newValue { self = .toggle(newValue) } }
  }

  /// What `UISlider` adds.
  package var slider: Slider? {
    get { if case .slider(let payload) = self { payload } else { nil } }
    set { if self.slider != nil, let newValue { self = .slider(newValue) } }
  }

  /// What `UISegmentedControl` adds.
  package var segmentedControl: SegmentedControl? {
    get { if case .segmentedControl(let payload) = self { payload } else { nil } }
    set { if self.segmentedControl != nil, let newValue { self = .segmentedControl(newValue) } }
  }

  /// What `UIProgressView` adds.
  package var progressView: ProgressView? {
    get { if case .progressView(let payload) = self { payload } else { nil } }
    set { if self.progressView != nil, let newValue { self = .progressView(newValue) } }
  }

  /// What `UIStepper` adds.
  package var stepper: Stepper? {
    get { if case .stepper(let payload) = self { payload } else { nil } }
    set { if self.stepper != nil, let newValue { self = .stepper(newValue) } }
  }

  /// What `UIPageControl` adds.
  package var pageControl: PageControl? {
    get { if case .pageControl(let payload) = self { payload } else { nil } }
    set { if self.pageControl != nil, let newValue { self = .pageControl(newValue) } }
  }

  /// What `UIActivityIndicatorView` adds.
  package var activityIndicator: ActivityIndicator? {
    get { if case .activityIndicator(let payload) = self { payload } else { nil } }
    set { if self.activityIndicator != nil, let newValue { self = .activityIndicator(newValue) } }
  }

  /// What `UIRefreshControl` adds.
  package var refreshControl: RefreshControl? {
    get { if case .refreshControl(let payload) = self { payload } else { nil } }
    set { if self.refreshControl != nil, let newValue { self = .refreshControl(newValue) } }
  }

  /// What `UIDatePicker` adds.
  package var datePicker: DatePicker? {
    get { if case .datePicker(let payload) = self { payload } else { nil } }
    set { if self.datePicker != nil, let newValue { self = .datePicker(newValue) } }
  }

  /// What `UIColorWell` adds.
  package var colorWell: ColorWell? {
    get { if case .colorWell(let payload) = self { payload } else { nil } }
    set { if self.colorWell != nil, let newValue { self = .colorWell(newValue) } }
  }

  /// What `UIVisualEffectView` adds.
  package var visualEffect: VisualEffect? {
    get { if case .visualEffect(let payload) = self { payload } else { nil } }
    set { if self.visualEffect != nil, let newValue { self = .visualEffect(newValue) } }
  }

  /// What `UIStackView` adds.
  package var stackView: StackView? {
    get { if case .stackView(let payload) = self { payload } else { nil } }
    set { if self.stackView != nil, let newValue { self = .stackView(newValue) } }
  }

  /// What `UITableView` adds.
  package var tableView: TableView? {
    get { if case .tableView(let payload) = self { payload } else { nil } }
    set { if self.tableView != nil, let newValue { self = .tableView(newValue) } }
  }

  /// What `UITableViewCell` adds.
  package var tableViewCell: TableViewCell? {
    get { if case .tableViewCell(let payload) = self { payload } else { nil } }
    set { if self.tableViewCell != nil, let newValue { self = .tableViewCell(newValue) } }
  }

  /// What `UICollectionView` adds.
  package var collectionView: CollectionView? {
    get { if case .collectionView(let payload) = self { payload } else { nil } }
    set { if self.collectionView != nil, let newValue { self = .collectionView(newValue) } }
  }

  /// What `UINavigationBar` adds.
  package var navigationBar: NavigationBar? {
    get { if case .navigationBar(let payload) = self { payload } else { nil } }
    set { if self.navigationBar != nil, let newValue { self = .navigationBar(newValue) } }
  }

  /// What `UIToolbar` adds.
  package var toolbar: Toolbar? {
    get { if case .toolbar(let payload) = self { payload } else { nil } }
    set { if self.toolbar != nil, let newValue { self = .toolbar(newValue) } }
  }

  /// What `UITabBar` adds.
  package var tabBar: TabBar? {
    get { if case .tabBar(let payload) = self { payload } else { nil } }
    set { if self.tabBar != nil, let newValue { self = .tabBar(newValue) } }
  }

  /// What stands for content that no document holds.
  package var standIn: StandIn? {
    get { if case .standIn(let payload) = self { payload } else { nil } }
    set { if self.standIn != nil, let newValue { self = .standIn(newValue) } }
  }
}
