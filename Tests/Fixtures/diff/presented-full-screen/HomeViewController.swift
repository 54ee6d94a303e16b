import UIKit

class HomeViewController: UIViewController {
  @objc func signIn() {
    let storyboard = UIStoryboard(name: "Login", bundle: nil)
    let login = storyboard.instantiateViewController(withIdentifier: "login") as! LoginViewController
    present(login, animated: true, completion: nil)
  }
}

class LoginViewController: UIViewController {
}
