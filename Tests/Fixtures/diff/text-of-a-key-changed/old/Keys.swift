import UIKit

extension UILabel {
  @IBInspectable var textKey: String? {
    get { nil }
    set {
      if let key = newValue { text = key.localized }
    }
  }
}
