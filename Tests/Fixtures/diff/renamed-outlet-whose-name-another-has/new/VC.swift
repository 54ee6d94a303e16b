import UIKit

struct User { var username: String }
class VC: UIViewController {
  @IBOutlet weak var nickname: UITextField!
  func show(_ user: User?) {
    guard let user = user else { return }
    self.nickname.text = user.username
  }
}
