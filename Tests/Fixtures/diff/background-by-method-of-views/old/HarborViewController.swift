import UIKit

extension UIView {
  func paint() {
    backgroundColor = .harbor
  }
}

extension UIColor {
  static var harbor: UIColor { .white }
}

final class HarborViewController: UIViewController {
  @IBOutlet private var berths: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.paint()
  }
}
