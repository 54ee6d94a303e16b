import UIKit

class TaskVC: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
  }
}
