import UIKit

class BoatList: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let boat = boats[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "boat", for: indexPath) as! BoatCell
    cell.configure(boat: boat)
    return cell
  }
}
