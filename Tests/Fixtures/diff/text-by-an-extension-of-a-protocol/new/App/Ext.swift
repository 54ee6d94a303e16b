import UIKit

protocol ObjectWithText: AnyObject {
  var attributedString: NSAttributedString? { get set }
}
extension ObjectWithText {
  func setTextWith(text: String, font: UIFont? = nil, textColor: UIColor? = nil) {
    let attributes = attributesFor(font: font, textColor: textColor)
    attributedString = NSAttributedString(string: text, attributes: attributes)
  }
  private func attributesFor(font: UIFont?, textColor: UIColor?) -> [NSAttributedString.Key: Any] {
    var attributes = [NSAttributedString.Key: Any]()
    if let font { attributes[.font] = font }
    if let textColor { attributes[.foregroundColor] = textColor }
    return attributes
  }
}
extension UILabel: ObjectWithText {
  var attributedString: NSAttributedString? {
    get { attributedText }
    set { attributedText = newValue }
  }
}
