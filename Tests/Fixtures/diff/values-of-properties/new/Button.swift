import UIKit

enum Style {
  static let title = UIFont.systemFont(ofSize: 14)
  static let border = UIColor(red: 0.2, green: 0.9, blue: 0.3, alpha: 1)
}
extension UIView {
  func round(_ radius: CGFloat, width: CGFloat = 1, color: UIColor = .clear) {
    layer.cornerRadius = radius
    layer.borderWidth = width
    layer.borderColor = color.cgColor
  }
}
class FrameButton: UIButton {
  private let RADIUS: CGFloat = 6
  private var edge: UIColor = Style.border
  var titleFont: UIFont { return Style.title }
  override func awakeFromNib() {
    super.awakeFromNib()
    round(RADIUS, color: edge)
    titleLabel?.font = titleFont
  }
}
