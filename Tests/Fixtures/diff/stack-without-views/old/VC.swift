import UIKit

class VC: UIViewController {

  override func viewDidLoad() {
    super.viewDidLoad()

  }

}
