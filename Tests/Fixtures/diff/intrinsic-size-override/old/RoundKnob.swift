import UIKit

@IBDesignable
class RoundKnob: UIButton {
  override var intrinsicContentSize: CGSize {
    return CGSize(width: 48, height: 48)
  }
  override init(frame: CGRect) { super.init(frame: frame); configure() }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder); configure() }
  private func configure() {
    layer.cornerRadius = 5
  }
}
