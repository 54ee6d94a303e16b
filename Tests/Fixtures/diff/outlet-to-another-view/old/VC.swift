import UIKit

class VC: UIViewController {
  @IBOutlet weak var restore: UIButton!
  func status(_ bought: Bool) {
    restore.isEnabled = bought
  }
}
