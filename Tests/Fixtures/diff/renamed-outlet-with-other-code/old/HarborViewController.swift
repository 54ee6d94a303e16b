import UIKit

final class HarborViewController: UIViewController {
  @IBOutlet private var label: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = harbor.name
    label.alpha = harbor.alpha
  }
}
