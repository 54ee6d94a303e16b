import SkyFloatingLabelTextField
import UIKit

class PortalController: UIViewController {
  @IBOutlet var addressField: SkyFloatingLabelTextField!

  override func viewDidLoad() {
    super.viewDidLoad()
    addressField?.placeholder = NSLocalizedString("Enter Portal Address", comment: "").uppercased()
  }
}
