import UIKit

class StartController: UIViewController {
  @IBOutlet var extra: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    extra.isHidden = true
  }
}
