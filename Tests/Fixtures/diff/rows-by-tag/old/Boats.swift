import UIKit

class Boats: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = tableView.dequeueReusableCell(withIdentifier: "Boat", for: indexPath)
    if let name = row.viewWithTag(7) as? UILabel {
      name.text = "Heron"
    }
    (row.viewWithTag(8) as? UILabel)?.textColor = .red
    return row
  }
}
