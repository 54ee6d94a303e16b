import UIKit

class VC: UIViewController {
  @IBOutlet weak var btn: UIButton!
  func setup() {
    self.btn.style(.roundedButton(Color.positive.value), title: "Open")
  }
}
