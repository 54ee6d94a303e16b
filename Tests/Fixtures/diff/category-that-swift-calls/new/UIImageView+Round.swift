import UIKit

extension UIImageView {
  func showRound(withName name: String) {
    image = Images.round(name)
  }
}
