import UIKit

class ListController: UIViewController {
  @IBOutlet weak var tableView: UITableView!
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isScrollEnabled = false
  }
}
