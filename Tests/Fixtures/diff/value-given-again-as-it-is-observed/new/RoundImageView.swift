import UIKit

class RoundImageView: UIImageView {
  override var image: UIImage? {
    didSet {
      layer.cornerRadius = 8
    }
  }
}
