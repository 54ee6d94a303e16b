import UIKit

class ForecastController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Tides"
  }
}
