import UIKit
class HomeController: UIViewController {
  @IBOutlet weak var box: UIView!
  @IBOutlet weak var top: NSLayoutConstraint!
  var isOpen = false
  override func viewDidLoad() {
    super.viewDidLoad()
    box.alpha = 1
  }
  func close() {
  }
}
