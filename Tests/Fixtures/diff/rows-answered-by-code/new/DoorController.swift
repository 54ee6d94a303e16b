import UIKit

class DoorController: UITableViewController {
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    // The height.
    return Settings.isCompact ? 36 : UITableView.automaticDimension
  }
}
