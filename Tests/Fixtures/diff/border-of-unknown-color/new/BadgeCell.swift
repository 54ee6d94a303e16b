import UIKit

class BadgeCell: UICollectionViewCell {
  override func awakeFromNib() {
    super.awakeFromNib()
    layer.borderColor = theme.border.cgColor
    layer.borderWidth = 0.5
  }
}
