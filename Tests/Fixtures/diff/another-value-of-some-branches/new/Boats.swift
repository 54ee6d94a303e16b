import UIKit

class Boats: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = tableView.dequeueReusableCell(withIdentifier: "Boat", for: indexPath) as! Boat
    if let name = boats[indexPath.row].name {
      row.nameLabel.text = name
    } else {
      row.nameLabel.text = "No name"
    }
    if boats[indexPath.row].isSunk {
      row.nameLabel.text = "Sunk"
    }
    return row
  }
}
