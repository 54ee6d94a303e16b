import UIKit

class PanelController: UIViewController {
  @IBOutlet var caption: UILabel!
  override func viewDidLoad() {
    super.viewDidLoad()
    if Vendor.shared.canAdd {
      let add = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addAccount))
      self.navigationItem.rightBarButtonItem = add
    }
  }
  @objc func addAccount() {}
}
