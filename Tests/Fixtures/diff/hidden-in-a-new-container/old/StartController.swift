import UIKit

class StartController: UIViewController {

  override func viewDidLoad() {
    super.viewDidLoad()
  }
}
