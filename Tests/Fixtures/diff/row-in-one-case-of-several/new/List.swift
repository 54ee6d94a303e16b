import UIKit

class BoatList: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch indexPath.section {
    case 0, 1:
      let cell = tableView.dequeueReusableCell(withIdentifier: "boat", for: indexPath) as! BoatCell
      cell.configure(boat: boats[indexPath.row])
      return cell
    default:
      let cell = tableView.dequeueReusableCell(withIdentifier: "pier", for: indexPath) as! PierCell
      return cell
    }
  }
}
