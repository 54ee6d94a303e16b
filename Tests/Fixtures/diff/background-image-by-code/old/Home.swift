import UIKit

class HomeController: UIViewController {
  @IBOutlet weak var okButton: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
  }
}
