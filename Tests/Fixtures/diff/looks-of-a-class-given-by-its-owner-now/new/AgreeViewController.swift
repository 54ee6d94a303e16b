import UIKit

class AgreeViewController: UIViewController {
  @IBOutlet weak var agreementLabel: UILabel!
  override func viewDidLoad() {
    super.viewDidLoad()
    agreementLabel.font = Fonts.regular(size: 16)
    agreementLabel.textColor = Palette.color(.lightBlack)
  }
}
