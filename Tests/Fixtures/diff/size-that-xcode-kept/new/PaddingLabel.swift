import UIKit

@IBDesignable class PaddingLabel: UILabel {
  @IBInspectable var inset: CGFloat = 4
  override var intrinsicContentSize: CGSize {
    let s = super.intrinsicContentSize
    return CGSize(width: s.width + 2 * inset, height: s.height + 2 * inset)
  }
}
