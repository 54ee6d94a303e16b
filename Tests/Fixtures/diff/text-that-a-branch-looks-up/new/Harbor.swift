import UIKit

class Harbor: UIViewController {
  @IBOutlet weak var titleLabel: UILabel!
  var isLate = false

  override func viewDidLoad() {
    super.viewDidLoad()
    if isLate {
      titleLabel.text = "late".localized
    } else {
      titleLabel.text = "early".localized
    }
  }
}
