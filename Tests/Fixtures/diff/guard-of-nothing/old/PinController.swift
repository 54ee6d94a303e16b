import UIKit

class PinController: UIViewController {
  @IBOutlet var pinField: UITextField!
  @IBOutlet var pinLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
  }
}
