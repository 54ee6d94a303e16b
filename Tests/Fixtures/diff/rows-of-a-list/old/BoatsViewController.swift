import UIKit

final class BoatsViewController: UITableViewController {
  private var boats = ["Anna", "Berta"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { boats.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Boat", for: indexPath)
    cell.textLabel?.text = boats[indexPath.row]
    return cell
  }
}
