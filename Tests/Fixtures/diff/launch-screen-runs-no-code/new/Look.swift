import UIKit

class Look {
  func apply(_ color: UIColor) {
    UIView.appearance().tintColor = color
  }
}
