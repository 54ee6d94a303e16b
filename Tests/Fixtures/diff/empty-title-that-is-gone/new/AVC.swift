import UIKit

class AVC: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
  }
}
