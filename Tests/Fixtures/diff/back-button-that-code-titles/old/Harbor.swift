import UIKit

class Harbor: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let back = UIBarButtonItem()
    back.title = ""
    navigationItem.backBarButtonItem = back
  }
}
