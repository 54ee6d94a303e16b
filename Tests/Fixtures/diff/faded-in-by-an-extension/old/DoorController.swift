import UIKit

class DoorController: UIViewController {
  @IBOutlet weak var box: UIView!
  override func viewDidLoad() {
    super.viewDidLoad()
    box.alpha = 0
  }
  override func viewDidAppear(_ a: Bool) {
    super.viewDidAppear(a)
    box.fadeIn()
  }
}
extension UIView {
  func fadeIn() { UIView.animate(withDuration: 0.3) { self.alpha = 1 } }
}
