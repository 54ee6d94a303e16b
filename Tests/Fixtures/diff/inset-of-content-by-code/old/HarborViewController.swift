import UIKit

final class HarborViewController: UIViewController {
  @IBOutlet private var boats: UITableView!

  override func viewDidLoad() {
    super.viewDidLoad()
    boats.contentInset = UIEdgeInsets(top: 90, left: 0, bottom: 0, right: 0)
  }
}
