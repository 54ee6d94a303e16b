import UIKit

extension UILabel {
  func setAttributedTextWith(text: String, font: UIFont, textColor: UIColor, lineHeight: CGFloat? = nil) {
    var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: textColor]
    if let lineHeight {
      let style = NSMutableParagraphStyle()
      style.minimumLineHeight = lineHeight
      attributes[.paragraphStyle] = style
    }
    attributedText = NSAttributedString(string: text, attributes: attributes)
  }
}
