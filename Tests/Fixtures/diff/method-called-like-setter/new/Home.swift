import UIKit

class HomeController: UIViewController {
  @IBOutlet weak var actionButton: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
  }
}
