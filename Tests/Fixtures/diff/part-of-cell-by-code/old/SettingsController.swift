import UIKit

class SettingsController: UITableViewController {
  @IBOutlet weak var accountCell: UITableViewCell!

  override func viewDidLoad() {
    super.viewDidLoad()
  }
}
