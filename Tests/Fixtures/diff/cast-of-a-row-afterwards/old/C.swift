import UIKit

class BaseCell: UITableViewCell {
  static var cellIdentifier: String { return String(describing: self) }
}
final class C: BaseCell {
  @IBOutlet private weak var titleLabel: UILabel!
  func configureWith(_ id: Int) {
    titleLabel.text = "\(id)"
  }
}
