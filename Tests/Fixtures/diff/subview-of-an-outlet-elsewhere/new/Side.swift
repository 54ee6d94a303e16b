import UIKit

class Side: UIView {
  @IBOutlet var contentView: UIView!
  @IBOutlet weak var count: UILabel!
  @IBOutlet weak var status: UIView!
  override init(frame: CGRect) { super.init(frame: frame); commonInit() }
  required init?(coder: NSCoder) { super.init(coder: coder); commonInit() }
  func commonInit() {
    Bundle.main.loadNibNamed("Side", owner: self, options: nil)
    addSubview(contentView)
  }
}
