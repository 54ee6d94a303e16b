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
    let labels = [titleLabel, field]
    titleLabel.text = "b"
  }
}
