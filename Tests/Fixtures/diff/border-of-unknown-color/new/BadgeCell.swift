import UIKit

class BadgeCell: UICollectionViewCell {
  override func awakeFromNib() {
    super.awakeFromNib()
    layer.borderColor = UIColor(hex: "C0C0C0").cgColor
    layer.borderWidth = 0.5
  }
}
