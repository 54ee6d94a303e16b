import UIKit

class HomeController: UIViewController {
  @IBOutlet weak var titleLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.alpha = 0.5
    UIView.animate(withDuration: 0.3) {
      self.titleLabel.alpha = 1
    }
  }
}
