import UIKit

final class HarborViewController: UIViewController {
  @IBOutlet private var berthHeight: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    berthHeight.constant = harbor.height / 2
  }
}
