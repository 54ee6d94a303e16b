import UIKit

extension UIColor {
  static var appGray: UIColor {
    return UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0.6, green: 0.6, blue: 0.6, alpha: 1)
        : UIColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1)
    }
  }
}
