import UIKit

struct User { var username: String }
class VC: UIViewController {
  @IBOutlet weak var username: UITextField!
  func show(_ user: User?) {
    guard let user = user else { return }
    self.username.text = user.username
  }
}
