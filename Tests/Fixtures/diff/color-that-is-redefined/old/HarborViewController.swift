import UIKit

extension UIColor {
  static var harbor: UIColor { .red }
}

final class HarborViewController: UIViewController {
  @IBOutlet private var berths: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    berths.textColor = .harbor
  }
}
