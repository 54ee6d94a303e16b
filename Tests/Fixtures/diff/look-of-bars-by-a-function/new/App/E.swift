import UIKit

extension UINavigationBarAppearance {
  static func mine(isTransparent: Bool) -> UINavigationBarAppearance {
    let a = UINavigationBarAppearance()
    if isTransparent { a.configureWithTransparentBackground() }
    a.titleTextAttributes = [.foregroundColor: UIColor.red]
    return a
  }
}
