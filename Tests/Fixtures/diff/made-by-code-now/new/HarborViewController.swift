import UIKit

final class HarborViewController: UIViewController {
  private let berths = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(berths)
  }
}
