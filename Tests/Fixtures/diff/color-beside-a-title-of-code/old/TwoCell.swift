import UIKit

class TwoCell: UITableViewCell {
  @IBOutlet weak var leftButton: UIButton!
  override func awakeFromNib() {
    super.awakeFromNib()
    leftButton.setTitle(NSLocalizedString("reject", comment: ""), forState: UIControlState.Normal)
  }
}

extension UIColor {
  class func yiWhiteColor() -> UIColor {
    return UIColor(white: 255.0 / 255.0, alpha: 1.0)
  }
  class func yiPink() -> UIColor {
    return UIColor(red: 230.0 / 255.0, green: 51.0 / 255.0, blue: 140.0 / 255.0, alpha: 1.0)
  }
}
