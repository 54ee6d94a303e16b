import UIKit

class AskController: UIViewController {
  @IBOutlet weak var denyButton: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    denyButton.setTitle(Words.deny, for: .normal)
  }
}
