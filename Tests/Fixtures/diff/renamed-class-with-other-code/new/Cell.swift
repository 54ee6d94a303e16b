import UIKit

class BoatCell: UITableViewCell {
  @IBOutlet weak var nameLabel: UILabel!
  override func awakeFromNib() {
    super.awakeFromNib()
    let name = NSAttributedString(string: "Boat", attributes: [.foregroundColor: Colors.blue.color])
    nameLabel.attributedText = name
  }
  func show(_ isOn: Bool) { nameLabel.isEnabled = isOn }
}
