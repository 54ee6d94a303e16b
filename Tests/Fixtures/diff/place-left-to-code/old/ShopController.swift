import UIKit

public class ShopController: UIViewController {
  @IBOutlet weak var buyButton: UIButton!

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
  }
}
