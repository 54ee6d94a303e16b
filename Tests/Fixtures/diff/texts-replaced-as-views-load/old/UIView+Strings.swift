import UIKit

extension UIView {
  open override func awakeFromNib() {
    super.awakeFromNib()
    if self is UILabel {
      let label = self as! UILabel
      label.text = label.text?.appLocalized()
    }
  }
}
extension String {
  func appLocalized() -> String {
    return NSLocalizedString(self, tableName: "AppStrings", comment: "")
  }
}
