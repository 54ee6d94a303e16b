import UIKit

class LightButton: UIButton {
  var titleColor: UIColor = Theme.title
  override func awakeFromNib() {
    super.awakeFromNib()
    setTitleColor(titleColor, for: .normal)
  }
}
extension LightButton {
}
enum Theme { static let title = UIColor.white }
