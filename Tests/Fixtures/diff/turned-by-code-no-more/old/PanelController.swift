import UIKit

class PanelController: UIViewController {
  @IBOutlet var caption: UILabel!
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    return .portrait
  }
}
