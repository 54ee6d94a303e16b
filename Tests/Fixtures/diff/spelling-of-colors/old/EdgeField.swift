import UIKit

class EdgeField: UITextField {
  var insetX: CGFloat = 5
  var insetY: CGFloat = 10

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    self.layer.borderWidth = 1.0
    self.layer.cornerRadius = 3.0;
    self.layer.borderColor = UIColor.lightGrayColor().CGColor
  }

  override func textRectForBounds(bounds: CGRect) -> CGRect {
    return CGRectInset(bounds, insetX, insetY)
  }
}
