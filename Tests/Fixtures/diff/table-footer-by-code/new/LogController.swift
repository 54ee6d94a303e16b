import UIKit

class LogController: UIViewController {
  @IBOutlet var tableView: UITableView!

  override func viewDidLoad() {
    super.viewDidLoad()
  }
}
