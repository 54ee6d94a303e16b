import UIKit

class ShopController: UIViewController {
  @IBOutlet weak var buyButton: UIButton!

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
  }
}
