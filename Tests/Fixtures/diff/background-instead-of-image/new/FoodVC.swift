import UIKit

class FoodVC: UIViewController {
  @IBOutlet weak var btnSel: UIButton!
  override func viewDidLoad() {
    super.viewDidLoad()
    btnSel.setBackgroundImage(UIImage(named: "on"), for: .selected)
    btnSel.setBackgroundImage(UIImage(named: "off"), for: .normal)
  }
}
