import UIKit

final class RootViewController: UIViewController {
  @IBOutlet weak var allSnoozedImageView: UIImageView!
  var alertManager: AlertManager?
  override func viewDidLoad() {
    super.viewDidLoad()
    allSnoozedImageView.isHidden = alertManager?.snoozeStatus() != .allSnoozed
  }
}
