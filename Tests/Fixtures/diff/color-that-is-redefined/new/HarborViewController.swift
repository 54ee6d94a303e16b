import UIKit

extension UIColor {
  static var harbor: UIColor { Theme.current.harbor }
}

final class HarborViewController: UIViewController {
  @IBOutlet private var berths: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    berths.textColor = .harbor
  }
}
