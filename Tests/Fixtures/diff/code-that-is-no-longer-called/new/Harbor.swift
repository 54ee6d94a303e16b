import UIKit

class Harbor: UIViewController {
  @IBOutlet weak var titleLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
  }

  private func wait(_ isWaiting: Bool) {
    titleLabel.isHidden = isWaiting
  }
}
