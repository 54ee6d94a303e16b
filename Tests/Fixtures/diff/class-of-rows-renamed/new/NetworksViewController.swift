import UIKit

class NetworksViewController: UITableViewController {
  var networks: [(name: String, lock: String?)] = []
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "networkCell") as! WizardCell
    cell.titleLabel2.text = networks[indexPath.row].name
    cell.lockView.text = networks[indexPath.row].lock
    cell.lockView.isHidden = (cell.lockView.text == nil)
    return cell
  }
}
