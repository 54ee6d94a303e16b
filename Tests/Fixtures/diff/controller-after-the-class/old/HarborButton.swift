import UIKit

class HarborButton: UIButton {
  override func awakeFromNib() {
    super.awakeFromNib()
    backgroundColor = .purple
  }
}
