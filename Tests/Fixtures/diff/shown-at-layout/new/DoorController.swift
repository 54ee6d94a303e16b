import UIKit

class DoorController: UIViewController {
  @IBOutlet weak var box: UIView!
  override func viewDidLoad() {
    super.viewDidLoad()
    box.alpha = 0
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    box.alpha = 1
  }
}
