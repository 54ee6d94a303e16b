import UIKit

class LoginController: UIViewController {}
class PanelController: UIViewController {
  @IBOutlet var caption: UILabel!
  override func viewDidLoad() {
    super.viewDidLoad()
    if Settings.shared.hasPassword {
      loadLogin()
    }
  }
  func loadLogin() {
    let alert = UIAlertController(title: "Login", message: "", preferredStyle: .alert)
    present(alert, animated: true, completion: nil)
  }
}
