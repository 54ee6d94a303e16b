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
  @IBAction func show(_ sender: Any) {
    let banner = UILabel()
    banner.text = "a"
    box.addSubview(banner)
  }

}
class Cell: UITableViewCell {
  @IBOutlet weak var rowLabel: UILabel!
}
