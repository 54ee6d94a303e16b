import UIKit
class HomeController: UIViewController {
  @IBOutlet weak var box: UIView!
  @IBOutlet weak var top: NSLayoutConstraint!
  var isOpen = false
  override func viewDidLoad() {
    super.viewDidLoad()
    top.isActive = UIDevice.current.hasNotch
  }
}
