import UIKit

extension UILabel {
  open override func awakeFromNib() {
    super.awakeFromNib()
    if self is UILabel { text = text?.appLocalized() }
  }
}
extension String {
  func appLocalized() -> String {
    return NSLocalizedString(self, tableName: "AppStrings", comment: "")
  }
}
