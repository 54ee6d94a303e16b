import UIKit

class VC: UIViewController {
  @IBOutlet weak var lbl: UILabel!
  override func viewDidLoad() {
    super.viewDidLoad()
    lbl.font = Font.button.value
  }
}
