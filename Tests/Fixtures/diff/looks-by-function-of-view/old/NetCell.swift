import UIKit

class NetCell: UIViewController {
  @IBOutlet var netLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    netLabel.clipsToBounds = true
    netLabel.layer.cornerRadius = 13
    netLabel.textColor = .red
  }
}
