import UIKit

class VC: UIViewController {

  override func viewDidAppear(_ animated: Bool) {
  }
}
