import UIKit

class WelcomeViewController: UIViewController {
  @IBOutlet weak var versionLabel: UILabel!
  override func viewDidLoad() {
    super.viewDidLoad()
    versionLabel.text = "App.Welcome.Version".appLocalized()
  }
}
