import UIKit

class TC: UITableViewController {
  private let blurredImageView = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    blurredImageView.frame = view.bounds
    blurredImageView.alpha = 0.65
    blurredImageView.image = UIImage(named: "live")
    tableView.backgroundView = blurredImageView
  }
}
