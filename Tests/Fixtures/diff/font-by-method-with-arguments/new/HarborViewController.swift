import UIKit

extension UILabel {
  func setFont(scaled font: UIFont, adjusts: Bool) {
    self.font = UIFontMetrics.default.scaledFont(for: font)
    adjustsFontForContentSizeCategory = adjusts
  }
}

final class HarborViewController: UIViewController {
  @IBOutlet private var berths: UILabel!
  @IBOutlet private var boats: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    berths.setFont(scaled: .boldSystemFont(ofSize: 20), adjusts: true)
  }
}
