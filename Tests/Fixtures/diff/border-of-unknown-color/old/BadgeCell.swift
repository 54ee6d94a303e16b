import UIKit

class BadgeCell: UICollectionViewCell {
  override func awakeFromNib() {
    super.awakeFromNib()
    layer.borderColor = UIColor.red.cgColor
    layer.borderWidth = 0.5
  }
}
