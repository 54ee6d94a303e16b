import UIKit

class List: UITableViewController {
  private var count = 3

  func update() {
    count = 7
    tableView.reloadData()
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    return count
  }
}
