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
  /// A class that UIKit has but layoutshot does not draw yet: a tidy labelled placeholder.
  case placeholder
  /// A class that layoutshot does not know: a hatched labelled placeholder.
  case unknown
}
