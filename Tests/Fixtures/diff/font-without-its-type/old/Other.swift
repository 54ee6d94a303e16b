import UIKit

extension UIFont { static var big: UIFont { .systemFont(ofSize: 30) } }
