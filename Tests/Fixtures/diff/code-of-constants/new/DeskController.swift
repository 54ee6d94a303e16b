import UIKit

class DeskController: UIViewController {
  @IBOutlet var aLabel: UILabel!
  @IBOutlet var bLabel: UILabel!
  @IBOutlet var toggle: UISwitch!
  @IBOutlet var picture: UIImageView!
  override func viewDidLoad() {
    super.viewDidLoad()
    aLabel.textColor = Theme.secondary
  }

}
