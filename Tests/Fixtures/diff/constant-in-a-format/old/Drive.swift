import UIKit

class Drive { static let googleName = "Google" }
class DriveViewController: UIViewController {
  var space: Space?
  @IBOutlet weak var idLb: UILabel!
  @IBOutlet weak var subLb: UILabel! {
    didSet { subLb.text = String(format: NSLocalizedString("Sign in with %@.", comment: ""), "Google") }
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    idLb.text = space?.email ?? space?.username
  }

}
