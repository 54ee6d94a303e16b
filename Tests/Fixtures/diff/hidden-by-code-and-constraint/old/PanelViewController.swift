import UIKit

class PanelViewController: UIViewController {
  @IBOutlet weak var lampButton: UIButton!
  @IBOutlet weak var lensButton: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
  }
}
