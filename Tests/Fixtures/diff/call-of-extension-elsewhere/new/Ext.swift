import UIKit

extension UILabel {
  func refresh() {
    textColor = Theme.current.text
  }
}
