import UIKit

extension UIFont {
  static let big = UIFont.systemFont(ofSize: 30)
  static let small = UIFont.systemFont(ofSize: 10)
}
