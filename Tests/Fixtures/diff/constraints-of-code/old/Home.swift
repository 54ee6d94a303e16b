import UIKit

class HomeController: UIViewController {
  @IBOutlet weak var box: UIView!
  @IBOutlet weak var top: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
  }
}
