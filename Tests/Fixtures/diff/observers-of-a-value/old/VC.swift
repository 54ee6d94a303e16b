import UIKit

class VC: UIViewController {
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet weak var field: UITextField!
  @IBOutlet weak var button: UIButton!
  @IBOutlet weak var imageView: UIImageView!
  @IBOutlet weak var tableView: UITableView!
  @IBOutlet weak var box: UIView!
  @IBOutlet weak var height: NSLayoutConstraint!
  let model = Model()
  func show() { titleLabel.text = model.user.name }
}
final class Model {
  private(set) var user = User()
  var status = 0
}
struct User { var name: String?; var isValid: Bool { name != nil } }
