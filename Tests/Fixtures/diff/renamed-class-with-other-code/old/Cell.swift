import UIKit

class Cell: UITableViewCell {
  @IBOutlet weak var nameLabel: UILabel!
  override func awakeFromNib() {
    super.awakeFromNib()
    let name = NSAttributedString(string: "Boat", attributes: [.foregroundColor: Colors.gray.color])
    nameLabel.attributedText = name
  }
  func show(_ isOn: Bool) { nameLabel.isEnabled = isOn }
}
