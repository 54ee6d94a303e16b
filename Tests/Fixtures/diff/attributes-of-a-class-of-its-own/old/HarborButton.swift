import UIKit

final class HarborButton: UIButton {
  @IBInspectable var ground: UIColor? {
    get { backgroundColor }
    set { backgroundColor = newValue }
  }

  @IBInspectable var titleTint: UIColor? {
    didSet { setTitleColor(titleTint, for: .normal) }
  }

  @IBInspectable var isRound: Bool = false {
    didSet { layer.cornerRadius = 8 }
  }
}
