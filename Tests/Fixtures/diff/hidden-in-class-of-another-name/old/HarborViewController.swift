import UIKit

final class HarborViewController: UIViewController {
  @IBOutlet private var berths: UILabel!
  @IBOutlet private var list: UIView!

  override func viewDidLoad() {
    super.viewDidLoad()
    list.isHidden = true
  }
}
