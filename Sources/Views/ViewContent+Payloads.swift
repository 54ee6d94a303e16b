/// The class-specific properties of a view, for reading and changing in place: nil for every other class, for which
/// setting has no effect.
extension ViewContent {
  /// The properties of `UILabel`.
  package var label: Label? {
    get { if case .label(let payload) = self { payload } else { nil } }
    set { if self.label != nil, let newValue { self = .label(newValue) } }
  }

  /// The properties of `UIButton`.
  package var button: Button? {
    get { if case .button(let payload) = self { payload } else { nil } }
    set { if self.button != nil, let newValue { self = .button(newValue) } }
  }

  /// The properties of `UITextField`.
  package var textField: TextField? {
    get { if case .textField(let payload) = self { payload } else { nil } }
    set { if self.textField != nil, let newValue { self = .textField(newValue) } }
  }

  /// The properties of `UITextView`.
  package var textView: TextView? {
    get { if case .textView(let payload) = self { payload } else { nil } }
    set { if self.textView != nil, let newValue { self = .textView(newValue) } }
  }

  /// The properties of `UISearchBar`.
  package var searchBar: SearchBar? {
    get { if case .searchBar(let payload) = self { payload } else { nil } }
    set { if self.searchBar != nil, let newValue { self = .searchBar(newValue) } }
  }

  /// The properties of `UIImageView`.
  package var imageView: ImageView? {
    get { if case .imageView(let payload) = self { payload } else { nil } }
    set { if self.imageView != nil, let newValue { self = .imageView(newValue) } }
  }

  /// The properties of `UISwitch`.
  package var toggle: Toggle? {
    get { if case .toggle(let payload) = self { payload } else { nil } }
    set { if self.toggle != nil, let newValue { self = .toggle(newValue) } }
  }

  /// The properties of `UISlider`.
  package var slider: Slider? {
    get { if case .slider(let payload) = self { payload } else { nil } }
    set { if self.slider != nil, let newValue { self = .slider(newValue) } }
  }

  /// The properties of `UISegmentedControl`.
  package var segmentedControl: SegmentedControl? {
    get { if case .segmentedControl(let payload) = self { payload } else { nil } }
    set { if self.segmentedControl != nil, let newValue { self = .segmentedControl(newValue) } }
  }

  /// The properties of `UIProgressView`.
  package var progressView: ProgressView? {
    get { if case .progressView(let payload) = self { payload } else { nil } }
    set { if self.progressView != nil, let newValue { self = .progressView(newValue) } }
  }

  /// The properties of `UIStepper`.
  package var stepper: Stepper? {
    get { if case .stepper(let payload) = self { payload } else { nil } }
    set { if self.stepper != nil, let newValue { self = .stepper(newValue) } }
  }

  /// The properties of `UIPageControl`.
  package var pageControl: PageControl? {
    get { if case .pageControl(let payload) = self { payload } else { nil } }
    set { if self.pageControl != nil, let newValue { self = .pageControl(newValue) } }
  }

  /// The properties of `UIActivityIndicatorView`.
  package var activityIndicator: ActivityIndicator? {
    get { if case .activityIndicator(let payload) = self { payload } else { nil } }
    set { if self.activityIndicator != nil, let newValue { self = .activityIndicator(newValue) } }
  }

  /// The properties of `UIRefreshControl`.
  package var refreshControl: RefreshControl? {
    get { if case .refreshControl(let payload) = self { payload } else { nil } }
    set { if self.refreshControl != nil, let newValue { self = .refreshControl(newValue) } }
  }

  /// The properties of `UIDatePicker`.
  package var datePicker: DatePicker? {
    get { if case .datePicker(let payload) = self { payload } else { nil } }
    set { if self.datePicker != nil, let newValue { self = .datePicker(newValue) } }
  }

  /// The properties of `UIColorWell`.
  package var colorWell: ColorWell? {
    get { if case .colorWell(let payload) = self { payload } else { nil } }
    set { if self.colorWell != nil, let newValue { self = .colorWell(newValue) } }
  }

  /// The properties of `UIVisualEffectView`.
  package var visualEffect: VisualEffect? {
    get { if case .visualEffect(let payload) = self { payload } else { nil } }
    set { if self.visualEffect != nil, let newValue { self = .visualEffect(newValue) } }
  }

  /// The properties of `UIStackView`.
  package var stackView: StackView? {
    get { if case .stackView(let payload) = self { payload } else { nil } }
    set { if self.stackView != nil, let newValue { self = .stackView(newValue) } }
  }

  /// The properties of `UITableView`.
  package var tableView: TableView? {
    get { if case .tableView(let payload) = self { payload } else { nil } }
    set { if self.tableView != nil, let newValue { self = .tableView(newValue) } }
  }

  /// The properties of `UITableViewCell`.
  package var tableViewCell: TableViewCell? {
    get { if case .tableViewCell(let payload) = self { payload } else { nil } }
    set { if self.tableViewCell != nil, let newValue { self = .tableViewCell(newValue) } }
  }

  /// The properties of `UICollectionView`.
  package var collectionView: CollectionView? {
    get { if case .collectionView(let payload) = self { payload } else { nil } }
    set { if self.collectionView != nil, let newValue { self = .collectionView(newValue) } }
  }

  /// The properties of `UINavigationBar`.
  package var navigationBar: NavigationBar? {
    get { if case .navigationBar(let payload) = self { payload } else { nil } }
    set { if self.navigationBar != nil, let newValue { self = .navigationBar(newValue) } }
  }

  /// The properties of `UIToolbar`.
  package var toolbar: Toolbar? {
    get { if case .toolbar(let payload) = self { payload } else { nil } }
    set { if self.toolbar != nil, let newValue { self = .toolbar(newValue) } }
  }

  /// The properties of `UITabBar`.
  package var tabBar: TabBar? {
    get { if case .tabBar(let payload) = self { payload } else { nil } }
    set { if self.tabBar != nil, let newValue { self = .tabBar(newValue) } }
  }

  /// The kind of a stand-in for content that is not in the document.
  package var standIn: StandIn? {
    get { if case .standIn(let payload) = self { payload } else { nil } }
    set { if self.standIn != nil, let newValue { self = .standIn(newValue) } }
  }
}
