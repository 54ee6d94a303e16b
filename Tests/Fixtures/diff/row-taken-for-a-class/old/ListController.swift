import UIKit

class ListController: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
    if let itemCell = cell as? ItemCell {
      itemCell.name = "Nothing on stage"
      itemCell.closeTitle()
    }
    return cell
  }
}
