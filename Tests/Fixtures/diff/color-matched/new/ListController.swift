import UIKit

class ListController: UIViewController {
  @IBOutlet var tableView: UITableView!
  override func viewDidLoad() {
    super.viewDidLoad()
    let nib = UINib(nibName: "RowCell", bundle: nil)
    tableView.register(nib, forCellReuseIdentifier: "row")
  }
}
