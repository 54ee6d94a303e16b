import UIKit

class HomeController: UIViewController {

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.hidesBackButton = true
  }
}
