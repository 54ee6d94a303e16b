import UIKit

class FoodVC: UIViewController {
  @IBOutlet weak var btnSel: UIButton!
  override func viewDidLoad() {
    super.viewDidLoad()
    btnSel.setImage(UIImage(named: "on"), for: .selected)
    btnSel.setImage(UIImage(), for: .normal)
  }
}
