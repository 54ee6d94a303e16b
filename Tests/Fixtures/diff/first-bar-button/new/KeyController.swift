import UIKit

class KeyController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Key"
  }
}

class StartController: UIViewController {
  func showKey() {
    let key = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Key")
    navigationController?.pushViewController(key, animated: true)
  }
}
