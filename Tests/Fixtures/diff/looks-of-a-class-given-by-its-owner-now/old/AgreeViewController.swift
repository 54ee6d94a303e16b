import UIKit

class AgreeViewController: UIViewController {
  @IBOutlet weak var agreementLabel: UILabel!
  override func viewDidLoad() {
    super.viewDidLoad()
  }
}
