import UIKit

class DoorController: UIViewController {
  @IBOutlet weak var box: UIView!

  override func viewDidLoad() {
    super.viewDidLoad()
    box.alpha = 0
  }

  override func viewDidAppear(_ animated: Bool) {
    UIView.animate(withDuration: 0.3) { self.box.alpha = 1 }
  }
}
