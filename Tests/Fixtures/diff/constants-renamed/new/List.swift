import UIKit

class BoatList: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "boat", for: indexPath) as! BoatCell
    cell.configure(boat: boats[indexPath.row])
    return cell
  }
}
