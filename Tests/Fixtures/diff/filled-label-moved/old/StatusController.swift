import UIKit

class StatusController: UIViewController {
  @IBOutlet var statusLabel: UILabel!
  func update(_ n: Int) {
    statusLabel.text = "Count: \(n)"
  }
}
