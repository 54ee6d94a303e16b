import UIKit

class VC: UIViewController {
  @IBOutlet weak var lbl: UILabel!
  override func viewDidLoad() {
    super.viewDidLoad()
    lbl.attributedText = "header".localized().styled(with: Style.header)
  }
}
extension String { func localized() -> String { return NSLocalizedString(self, comment: "") } }
