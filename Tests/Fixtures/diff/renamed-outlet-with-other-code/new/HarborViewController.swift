import UIKit

final class HarborViewController: UIViewController {
  @IBOutlet private var nameLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = harbor.name.uppercased()
    nameLabel.alpha = harbor.alpha
  }
}
