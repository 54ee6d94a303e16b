import UIKit

class ShadowView: UIView {
  @IBInspectable var image: UIImage? {
    set {
      imageView.image = newValue
    }
    get {
      return imageView.image
    }
  }

  var imageURL: URL? {
    didSet {
      imageView.sd_setImage(with: imageURL) { [weak self] image, _, _, _ in
        guard let image = image else {
          self?.image = #imageLiteral(resourceName: "EventPlaceholder")
          return
        }

        self?.image = image
      }
    }
  }

  var imageView: UIImageView!

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    imageView = UIImageView()
    addSubview(imageView)
  }
}
