import UIKit

class SettingsController: UITableViewController {
  @IBOutlet weak var accountCell: UITableViewCell!

  override func viewDidLoad() {
    super.viewDidLoad()
    accountCell.detailTextLabel?.text = "Switch"
    accountCell.contentView.backgroundColor = .yellow
  }
}
