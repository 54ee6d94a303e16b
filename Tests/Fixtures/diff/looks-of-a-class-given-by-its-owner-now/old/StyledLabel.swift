import UIKit

class StyledLabel: UILabel {
  override func awakeFromNib() {
    super.awakeFromNib()
    font = Fonts.regular(size: 15)
    textColor = Palette.color(.lightBlack)
  }
}
