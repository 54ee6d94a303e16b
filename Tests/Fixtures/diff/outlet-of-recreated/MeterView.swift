import UIKit

final class MeterView: UIView {
  @IBOutlet private weak var amountLabel: UILabel!
  @IBOutlet private weak var boxView: UIView!
  override func awakeFromNib() {
    super.awakeFromNib()
    amountLabel.isHidden = true
  }
  func levelDidChange() {
    amountLabel.isHidden = false
  }
}
