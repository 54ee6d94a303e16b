import UIKit

class PanelController: UIViewController {
  @IBOutlet weak var firstLabel: UILabel!
  override func viewDidLoad() {
    super.viewDidLoad()
  }
}
