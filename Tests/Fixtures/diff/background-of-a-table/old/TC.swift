import UIKit

class TC: UITableViewController {
  private let blurredImageView = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
  }
}
