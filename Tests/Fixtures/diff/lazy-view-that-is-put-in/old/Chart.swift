import UIKit

class Chart: UIView {
  func load() {
    setNeedsDisplay()
  }
}
