import UIKit

class Boats: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = tableView.dequeueReusableCell(withIdentifier: "Boat", for: indexPath) as! Boat
    row.accessoryView = UIImageView(image: Images.next)
    return row
  }
}
