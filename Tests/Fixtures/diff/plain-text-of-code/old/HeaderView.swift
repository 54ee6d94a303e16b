import UIKit

class HeaderView: UIView {
  @IBOutlet private var subtitleLabel: UILabel!

  override func awakeFromNib() {
    super.awakeFromNib()
    subtitleLabel.text = "The ferry leaves every hour from the old pier at the end of the road."
  }
}
