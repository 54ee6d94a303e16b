import UIKit

class UIBadgeLabel: UILabel {
  override func layoutSubviews() {
    super.layoutSubviews()
    look()
  }
  func look() { textColor = shades.current }
}
