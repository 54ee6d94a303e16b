import UIKit

class ChartController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.titleView = ChartHeader()
    navigationItem.setRightBarButton(UIBarButtonItem(systemItem: .add), animated: false)
  }
}
