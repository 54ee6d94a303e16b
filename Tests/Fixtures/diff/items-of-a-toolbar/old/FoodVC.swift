import UIKit

class FoodVC: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
  }
}
