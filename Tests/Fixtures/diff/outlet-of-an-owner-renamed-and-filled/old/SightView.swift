import UIKit

final class SightView: UIView {
  @IBOutlet private weak var oldLabel: UILabel!
  override init(frame: CGRect) { super.init(frame: frame); setup() }
  required init?(coder: NSCoder) { super.init(coder: coder); setup() }
  private func setup() {
    oldLabel.setTextWith(text: "Connect to it", size: 14)
  }
}
