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
  let style = Style(size: 12)
  override func viewDidLoad() {
    super.viewDidLoad()
    label.attributedText = style.apply("x")
  }
}
class Cell: UITableViewCell {
  @IBOutlet weak var rowLabel: UILabel!

}
