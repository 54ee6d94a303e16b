import UIKit

class VC: UIViewController {
  @IBOutlet var lab: UILabel!
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.backBarButtonItem = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
  }

}
