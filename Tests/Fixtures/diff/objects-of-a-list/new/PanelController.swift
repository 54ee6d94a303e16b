import UIKit

class PanelController: UIViewController {
  @IBOutlet weak var firstLabel: UILabel!
  @IBOutlet weak var secondLabel: UILabel!
  override func viewDidLoad() {
    super.viewDidLoad()
    [firstLabel, secondLabel].forEach {
      $0?.isHidden = true
    }
  }
}
