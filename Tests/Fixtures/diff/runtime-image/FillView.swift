import UIKit

final class FillView: UIView {
  @IBInspectable var maskImage: UIImage? {
    didSet {
      let cover = UIImageView(image: maskImage)
      cover.frame = bounds
      mask = cover
      backgroundColor = tintColor
    }
  }
}
