import UIKit

class Drive { static let googleName = "Google" }
class DriveViewController: UIViewController {
  var space: Space?
  @IBOutlet weak var idLb: UILabel!
  @IBOutlet weak var subLb: UILabel! {
    didSet {
      subLb.text = String(format: NSLocalizedString("Sign in with %@.", comment: ""), Drive.googleName)
    }
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    updateUi()
  }

  private func updateUi() {
    idLb.text = space?.email ?? space?.username
  }
}
