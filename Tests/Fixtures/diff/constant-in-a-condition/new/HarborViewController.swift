import UIKit

final class HarborViewController: UIViewController {
  @IBOutlet private var berthHeight: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    if isSmall { berthHeight.constant = 0 }
  }
}
