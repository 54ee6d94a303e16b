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
    titleLabel.space(kern: -0.5)
    for i in 0..<3 {
      var name = ""
      switch i {
      case 0: name = "a"
      default: return
      }
      print(name)
    }
  }
}
extension UILabel {
  func space(kern: Double? = 0) {
    attributedText = NSMutableAttributedString(string: text ?? "", attributes: [.kern: kern ?? 0.0])
  }
}
