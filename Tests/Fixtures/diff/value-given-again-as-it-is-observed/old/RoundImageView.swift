import UIKit

class RoundImageView: UIImageView {
  override var image: UIImage? {
    didSet {
      super.image = image
      layer.cornerRadius = 8
    }
  }
}
