import UIKit

@IBDesignable
class RoundKnob: UIButton {
  @IBInspectable var plainColor = UIColor(red: 0.9, green: 0.2, blue: 0.2, alpha: 1.0)
  override var intrinsicContentSize: CGSize {
    return CGSize(width: 48, height: 48)
  }
  override init(frame: CGRect) { super.init(frame: frame); configure() }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder); configure() }
  private func configure() {
    layer.backgroundColor = plainColor.cgColor
    layer.cornerRadius = 5
    layer.shadowOpacity = 0.25
  }
}
