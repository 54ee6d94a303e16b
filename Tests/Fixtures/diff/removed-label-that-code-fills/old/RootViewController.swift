import UIKit

final class RootViewController: UIViewController {
  @IBOutlet weak var nameLabel: UILabel!
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    nameLabel.text = UserDefaults.standard.string(forKey: "name") ?? ""
  }
}
