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
    titleLabel.attributedText = Texts.styled("a")
  }
}
class Texts {
  static func styled(_ text: String, mode: NSLineBreakMode = .byTruncatingTail, isWide: Bool = false)
    -> NSAttributedString
  {
    let p = NSMutableParagraphStyle()
    p.lineBreakMode = mode
    if isWide { p.lineSpacing = 12 }
    return NSAttributedString(string: text, attributes: [.paragraphStyle: p])
  }
}
