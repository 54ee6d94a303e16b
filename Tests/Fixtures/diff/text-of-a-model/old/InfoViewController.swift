import UIKit

class InfoViewController: UIViewController {
  @IBOutlet weak var nameLabel: UILabel!
  @IBOutlet weak var otherLabel: UILabel!
  var device: SDKDevice!
  func setup(device: SDKDevice) {
    self.device = device
    self.nameLabel.text = device.getName()
    self.setContent()
  }
  private func setContent() {
    self.otherLabel.text = self.device.getName()
  }
}
