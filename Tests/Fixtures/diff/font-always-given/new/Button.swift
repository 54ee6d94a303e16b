import UIKit

class BaseButton: UIButton {
  override func awakeFromNib() {
    super.awakeFromNib()
    titleLabel?.font = FontBook.current(for: self)
  }
}
