import UIKit

final class SendCell: UITableViewCell {
  @IBOutlet private weak var warningLabel: UILabel!

  func show(fee: String) {
    warningLabel.text = Localizable.Send.Label.gatewayFee + " " + fee
  }
}
