import UIKit

class BoatList: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if indexPath.section == 1 {
      if isSigned {
        return UITableViewCell()
      } else {
        let cell = tableView.dequeueReusableCell(withIdentifier: "boat", for: indexPath) as! BoatCell
        cell.setUp()
        return cell
      }
    }
    return UITableViewCell()
  }
}
