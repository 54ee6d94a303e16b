import UIKit

class HelpController: UIViewController {
  @IBOutlet var helpButton: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    helpButton.setTitle("Need help?", for: .normal)
  }
}
