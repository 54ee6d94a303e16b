import UIKit

final class HarborViewController: UIViewController {
  @IBOutlet private var icon: UIImageView!

  override func viewDidLoad() {
    super.viewDidLoad()
    icon.image = harbor.icon
  }
}
