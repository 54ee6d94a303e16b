import UIKit

class VC: UIViewController {
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet weak var field: UITextField!
  @IBOutlet weak var button: UIButton!
  @IBOutlet weak var imageView: UIImageView!
  @IBOutlet weak var tableView: UITableView!
  @IBOutlet weak var box: UIView!
  @IBOutlet weak var height: NSLayoutConstraint!
  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "a"
    titleLabel.setTextWithAttributes(kern: 1)
  }
}
extension UILabel {
  func setTextWithAttributes(kern: Double? = 0) {
    let p = NSMutableParagraphStyle()
    p.lineBreakMode = .byTruncatingTail
    attributedText = NSMutableAttributedString(
      string: text ?? "", attributes: [.paragraphStyle: p, .kern: kern ?? 0.0])
  }
}
