import UIKit

class HomeController: UIViewController {
  @IBOutlet weak var badge: UIBadgeLabel!

  override func viewDidLoad() {
    super.viewDidLoad()
  }
}
