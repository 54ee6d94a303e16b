import UIKit

final class HarborViewController: UIViewController {
  @IBOutlet private var berths: UILabel!

  private enum Mode { case empty, quiet, loud }

  private func apply(_ mode: Mode) {
    switch mode {
    case .empty, .quiet:
      berths.alpha = 0.5
      berths.text = "No berths"
    case .loud: berths.alpha = 1
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    apply(.loud)
  }
}
