import UIKit

class ForecastController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addShareItem()
  }

  func addShareItem() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: ShareView())
  }
}
