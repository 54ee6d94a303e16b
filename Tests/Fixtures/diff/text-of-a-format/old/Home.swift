import UIKit

enum Words {
  static func of(_ key: String, _ parameter: String = "") -> String {
    return String(format: NSLocalizedString(key, comment: ""), parameter)
  }
}

class HomeController: UIViewController {
  @IBOutlet weak var titleLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = Words.of("sign.up")
  }
}
