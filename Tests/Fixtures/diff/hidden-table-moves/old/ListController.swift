import UIKit

class ListController: UIViewController {
  @IBOutlet var tableView: UITableView!

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.isHidden = false
  }
}
