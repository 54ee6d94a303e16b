import UIKit

class VC: UIViewController {
  @IBOutlet weak var manage: UIButton!
  @IBOutlet weak var restore: UIButton!
  func status(_ bought: Bool) {
    manage.isEnabled = bought
    restore.isEnabled = bought
  }
}
