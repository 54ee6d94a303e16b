import UIKit

class SoftButton: UIButton {}
class PanelController: UIViewController {
  @IBOutlet var addButton: SoftButton!
}
