import UIKit

class AVC: UIViewController {
  var first: String?
  var last: String?
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let name = first {
      navigationItem.title = name
    }
  }
}
