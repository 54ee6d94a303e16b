import UIKit

class VC: UIViewController {
  @IBOutlet var tableView: UITableView!
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "Cell")
    tableView.rowHeight = UITableViewAutomaticDimension
  }

}
