import UIKit

class LoginVC: UIViewController {
  @IBOutlet weak var phone: UIButton!
  @IBOutlet weak var user: UIButton!
  override func viewDidLoad() {
    super.viewDidLoad()
    setupPhone()
  }
  @IBAction func userPressed(_ sender: Any) {
    setupUser()
  }
  func setupPhone() {
    user.setTitleColor(.darkGray, for: .normal)
    phone.backgroundColor = UIColor.darkGray
  }
  func setupUser() {
    user.setTitleColor(.white, for: .normal)
    user.backgroundColor = UIColor.darkGray
  }
}
