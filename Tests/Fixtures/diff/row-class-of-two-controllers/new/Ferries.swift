import UIKit

class Ferries: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = tableView.dequeueReusableCell(withIdentifier: "Boat", for: indexPath) as! Boat
    row.nameLabel.textColor = .blue
    return row
  }
}
