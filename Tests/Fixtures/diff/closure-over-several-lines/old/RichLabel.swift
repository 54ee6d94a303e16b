import UIKit

class RichLabel: UILabel {
  private var prefixLabel: UILabel?

  var attributedTextClosure: (() -> NSAttributedString)? {
    didSet {
      if let text = attributedTextClosure?() {
        self.attributedText = text
      }
    }
  }

  override var text: String? {
    get {
      return super.text
    }
    set {
      if let newValue = newValue {
        super.text = newValue
      } else {
        super.text = nil
      }
    }
  }
}
