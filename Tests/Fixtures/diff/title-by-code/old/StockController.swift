import UIKit

final class StockController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
  }
}
