import UIKit

class HomeController: UIViewController {
  @IBOutlet weak var titleLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.textColor = isOn ? busy : idle
  }
  var busy: UIColor { return palette.light.red }
}
