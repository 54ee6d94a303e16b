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
  @IBOutlet weak var frm: UIView!
  override func viewDidLoad() {
    super.viewDidLoad()
    frm.frame = CGRect(x: 30, y: 600, width: 140, height: 50)
  }

}
class Cell: UITableViewCell {
  @IBOutlet weak var rowLabel: UILabel!
}
