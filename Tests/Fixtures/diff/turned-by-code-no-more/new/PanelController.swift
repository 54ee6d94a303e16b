import UIKit

class PanelController: UIViewController {
  @IBOutlet var caption: UILabel!
}
