import UIKit

class VC: UIViewController {
  @IBOutlet weak var label: UILabel!
  @IBOutlet weak var button: UIButton!
  @IBOutlet weak var box: UIView!
  @IBOutlet weak var image: UIImageView!
  @IBOutlet weak var tableView: UITableView!
  @IBOutlet weak var height: NSLayoutConstraint!
  var count = 0
  var isOn = false
  var model: Model!
  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = Words.get("a")
  }
}
class Cell: UITableViewCell {
  @IBOutlet weak var rowLabel: UILabel!

}
