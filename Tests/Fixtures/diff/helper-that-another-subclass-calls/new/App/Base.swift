import UIKit

class BaseViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print("loaded")
  }
  func setNavBarTint(_ color: UIColor) {
    self.navigationController?.navigationBar.tintColor = color
  }
}
