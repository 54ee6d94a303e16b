import UIKit

class LogController: UIViewController {
  @IBOutlet var tableView: UITableView!

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tableFooterView = FooterView(text: "Sailed by us")
  }
}
