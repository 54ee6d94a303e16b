import UIKit

final class HarborViewController: UIViewController {
  override func loadView() {
    view = HarborView()
  }
}
