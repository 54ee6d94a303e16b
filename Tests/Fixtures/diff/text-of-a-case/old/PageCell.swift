import UIKit

enum Pages: String, CaseIterable {
  case account = "Account"
  case contact = "Contact"
}

class PageCell: UITableViewCell {
  @IBOutlet private weak var titleLabel: UILabel!

  func setup(forPage: Pages) {
    titleLabel.text = forPage.rawValue
  }
}
