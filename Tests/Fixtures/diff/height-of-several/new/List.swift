import UIKit

class List: UITableViewController {
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    switch boats[indexPath.row].kind {
    case .ferry: return 120
    default: return 120
    }
  }
}
