import UIKit

class DataController: UIViewController {
  @IBOutlet private weak var valueTextField: UITextField?
  override func viewDidLoad() {
    super.viewDidLoad()
  }
}
