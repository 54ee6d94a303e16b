import UIKit

final class SightView: UIView {
  @IBOutlet private weak var hintLabel: UILabel!
  override init(frame: CGRect) { super.init(frame: frame); setup() }
  required init?(coder: NSCoder) { super.init(coder: coder); setup() }
  func setHint(_ hint: Hint) {
    hintLabel.text = hint.title
  }
  private func setup() {
  }
}
