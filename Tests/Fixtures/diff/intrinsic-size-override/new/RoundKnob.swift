import UIKit

@IBDesignable
class RoundKnob: UIButton {
  override var intrinsicContentSize: CGSize {
    return CGSize(width: 40, height: 40)
  }
  override init(frame: CGRect) { super.init(frame: frame); configure() }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder); configure() }
  private func configure() {
    self.layer.cornerRadius = Theme.smallGap()
  }
}
