import UIKit

class AVC: UIViewController {
  @IBOutlet weak var go: UIButton!
  override func viewDidLoad() {
    super.viewDidLoad()
    go.setTitle(NSLocalizedString("go", comment: ""), for: .normal)
  }
}
