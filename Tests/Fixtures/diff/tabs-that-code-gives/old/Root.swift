import UIKit

class RootViewController: UIViewController {
  private let tabbarVC =
    UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as! UITabBarController
  override func viewDidLoad() {
    super.viewDidLoad()
  }
}
