import UIKit

final class ListController: BaseController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setupTableView()
  }
  override func setupTableView() {
    super.setupTableView()
  }
}
