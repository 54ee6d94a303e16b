import UIKit

class VC: UIViewController {
  @IBOutlet var tableView: UITableView!
  var refresh: UIRefreshControl = UIRefreshControl()
  override func viewDidLoad() {
    super.viewDidLoad()
    self.refresh = UIRefreshControl()
    self.tableView.addSubview(self.refresh)
  }

}
