import UIKit

class LoginViewController: UIViewController {
  @IBOutlet var fbButton: UIButton!
  @IBOutlet var twButton: UIButton!
}
