import UIKit

class DoorController: UIViewController {
  @IBOutlet weak var box: UIView!

  override func viewDidLoad() {
    super.viewDidLoad()
    box.alpha = 0
  }

  @IBAction func show(_ sender: Any) {
    UIView.animate(withDuration: 0.3) { self.box.alpha = 1 }
  }
}
