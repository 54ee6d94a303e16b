import UIKit

class DoorController: UIViewController {
  @IBOutlet weak var box: UIView!

  override func viewDidLoad() {
    super.viewDidLoad()
  }
}
