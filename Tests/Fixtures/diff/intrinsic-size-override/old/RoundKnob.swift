import UIKit
@IBDesignable
open class RoundKnob: UIButton {
    override open var intrinsicContentSize: CGSize {
        return CGSize(width: 48, height: 48)
    }
    override init(frame: CGRect) { super.init(frame: frame); configure() }
    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder); configure() }
    private func configure() {
        layer.cornerRadius = 5
    }
}
