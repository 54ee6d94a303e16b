import UIKit

class HomeController: UIViewController {
  @IBOutlet weak var detailHeight: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    detailHeight.constant = 0
  }
}
