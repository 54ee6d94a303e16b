import UIKit

class HomeController: UIViewController {
  @IBOutlet weak var titleLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    hideBar(true)
  }
}

extension UIViewController {
  func hideBar(_ isHidden: Bool) {
    if let container = navigationController { container.setNavigationBarHidden(isHidden, animated: false) }
  }
}
