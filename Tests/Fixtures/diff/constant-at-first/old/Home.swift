import UIKit

class HomeController: UIViewController {
  @IBOutlet weak var gap: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
  }
  func handle() {
    switch kind {
    case .day: break
    case .night: gap.constant = 40
    }
  }
}
