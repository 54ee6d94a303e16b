import UIKit

class Cell: UITableViewCell {
  @IBOutlet var lab: UILabel!
  var indent: NSLayoutConstraint!
  override func awakeFromNib() {
    super.awakeFromNib()
    self.indent = self.lab.leadingAnchor.constraint(equalTo: self.contentView.leadingAnchor, constant: 16)
    self.indent.isActive = true
  }
  func bind(level: Int) {
    self.indent.constant = CGFloat(16 + level * 10)
  }
}
