import UIKit

class VC: UIViewController {
  @IBOutlet var lab: UILabel!
  override func viewDidLoad() {
    super.viewDidLoad()

  }

}
