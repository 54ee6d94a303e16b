import UIKit

class AVC: UIViewController {
  var first: String?
  var last: String?
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let f = first, let l = last {
      self.navigationItem.title = f + " " + l
    }
  }
}
