import UIKit

class Style {
  init(size: CGFloat) {}
  func apply(_ s: String) -> NSAttributedString { NSAttributedString(string: s) }
}
