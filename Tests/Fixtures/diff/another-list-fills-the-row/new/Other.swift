import UIKit

class FoundList: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "boat", for: indexPath) as! BoatCell
    cell.configure(boat: found[indexPath.row])
    return cell
  }
}
