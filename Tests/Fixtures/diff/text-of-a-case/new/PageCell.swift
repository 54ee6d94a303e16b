import UIKit

enum Pages: String, CaseIterable {
  case account = "Account"
  case feedback = "Feedback"
  case support = "Support"
}

class PageCell: UITableViewCell {
  @IBOutlet private weak var titleLabel: UILabel!

  func setup(forPage: Pages) {
    titleLabel.text = forPage.rawValue
  }
}
