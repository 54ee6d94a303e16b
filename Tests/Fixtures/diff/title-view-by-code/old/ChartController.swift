import UIKit

class ChartController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
  }
}
