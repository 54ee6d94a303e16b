import UIKit

class PanelController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: false)
  }
  @IBAction func dropItem(_ sender: Any) {}
}
