import UIKit

class Look {
  func apply(_ color: UIColor) {
  }
}
