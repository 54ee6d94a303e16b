import UIKit

final class HarborViewController: UIViewController {
  @IBOutlet private var berths: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()

  }
}
