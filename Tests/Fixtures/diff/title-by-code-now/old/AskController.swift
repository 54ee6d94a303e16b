import UIKit

class AskController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
  }
}
