import UIKit

protocol Texted: AnyObject { var attributedString: NSAttributedString! { get set } }
extension Texted {
  func setTextWith(text: String, size: CGFloat) {
    let attributedString = NSMutableAttributedString(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: size)])
    self.attributedString = attributedString
  }
}
extension UILabel: Texted {
  var attributedString: NSAttributedString! {
    get { attributedText }
    set { attributedText = newValue }
  }
}
