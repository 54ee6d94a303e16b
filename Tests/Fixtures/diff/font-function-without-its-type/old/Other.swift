import UIKit

extension UIFont { static func big() -> UIFont { UIFont.systemFont(ofSize: 30) } }
