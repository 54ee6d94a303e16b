import UIKit

extension UIFont {
  class func brand(similarTo font: UIFont?) -> UIFont {
    UIFont.preferredFont(forTextStyle: font?.fontDescriptor.object(forKey: .textStyle) as? TextStyle ?? .body)
  }
}
