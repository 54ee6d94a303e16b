import UIKit

protocol Localizable { var key: String? { get set } }
extension String { var localized: String { return NSLocalizedString(self, comment: "") } }
extension UILabel: Localizable {
  @IBInspectable var key: String? {
    get { return nil }
    set(name) { text = name?.localized }
  }
}
