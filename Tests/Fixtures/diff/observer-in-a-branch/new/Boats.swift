import UIKit

class Boats: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = tableView.dequeueReusableCell(withIdentifier: "Boat", for: indexPath) as! Boat
    if boats[indexPath.row].isOpen {
      row.isOpen = false
    } else {
      row.isOpen = false
    }
    return row
  }
}
