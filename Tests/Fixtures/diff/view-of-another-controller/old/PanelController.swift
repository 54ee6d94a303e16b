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
    let login = LoginController()
    self.view.addSubview(login.view)
    login.didMove(toParent: self)
  }
}
