import UIKit

final class DockViewController: UIViewController {
  @IBOutlet private var berths: UILabel!
  @IBOutlet private var list: UIView!

  override func viewDidLoad() {
    super.viewDidLoad()

  }
}
