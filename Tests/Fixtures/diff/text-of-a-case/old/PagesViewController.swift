import UIKit

class PagesViewController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return Pages.allCases.count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "PageCell", for: indexPath)
    if let cell = cell as? PageCell {
      cell.setup(forPage: Pages.allCases[indexPath.row])
    }
    return cell
  }
}
