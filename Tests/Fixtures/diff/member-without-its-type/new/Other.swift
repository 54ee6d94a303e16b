import UIKit

extension UIColor { static var brand: UIColor { UIColor(named: "b")! } }
