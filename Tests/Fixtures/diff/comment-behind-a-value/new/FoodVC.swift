import UIKit

class FoodVC: UIViewController {
  @IBOutlet weak var lblA: UILabel!
  var n = 0
  override func viewDidLoad() {
    super.viewDidLoad()
  }
  func show() {
    if n > 0 {
      lblA.alpha = 0.8  //0.9
    }
  }
}
