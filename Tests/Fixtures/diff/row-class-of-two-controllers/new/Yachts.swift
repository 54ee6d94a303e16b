import UIKit

class Yachts: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = tableView.dequeueReusableCell(withIdentifier: "Boat", for: indexPath) as! Boat
    row.nameLabel.textColor = .green
    return row
  }
}
