import UIKit

class BoldButton: UIButton {
  var titleColor: UIColor = Theme.title
  override func awakeFromNib() {
    super.awakeFromNib()
    setTitleColor()
  }
}
extension BoldButton {
  private func setTitleColor() { setTitleColor(titleColor, for: .normal) }
}
enum Theme { static let title = UIColor.white }
