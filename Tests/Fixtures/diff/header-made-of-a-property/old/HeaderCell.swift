import UIKit

class HeaderCell: UITableViewHeaderFooterView {
  @IBOutlet private weak var headerLabel: UILabel!
  func setHeader(_ text: String?) {
    headerLabel?.font = Settings().boldFont(forTextStyle: .title2)
    headerLabel?.text = text
  }
}
