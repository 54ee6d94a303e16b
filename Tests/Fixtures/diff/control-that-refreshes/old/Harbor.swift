import UIKit

class Harbor: UIViewController {
  @IBOutlet weak var list: UITableView!

  override func viewDidLoad() {
    super.viewDidLoad()
  }
}
