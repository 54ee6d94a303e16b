import UIKit

final class HarborView: UIView {
  @IBOutlet private var berths: UILabel!

  override func layoutSubviews() {
    super.layoutSubviews()
    berths.isHidden = true
  }
}
