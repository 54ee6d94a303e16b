import UIKit

class BaseController: UIViewController {
  @IBOutlet weak var tableView: UITableView!
  func setupTableView() {
    tableView.separatorStyle = .none
  }
}
