import UIKit

class NetCell: UIViewController {
  @IBOutlet var netLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    setUp(label: netLabel)
  }

  private func setUp(label: UILabel) {
    label.clipsToBounds = true
    label.layer.cornerRadius = 13
    label.textColor = .red
  }
}
