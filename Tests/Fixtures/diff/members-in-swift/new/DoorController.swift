import UIKit

class DoorController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.separatorStyle = .none
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 8)
  }
}
