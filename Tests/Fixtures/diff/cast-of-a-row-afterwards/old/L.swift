import UIKit

final class List: UIViewController, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return 3
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: C.cellIdentifier, for: indexPath) as? C
    else {
      return UITableViewCell()
    }
    cell.configureWith(indexPath.row)
    return cell
  }
}
