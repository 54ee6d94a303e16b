import UIKit

class DoorController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
  }
}
