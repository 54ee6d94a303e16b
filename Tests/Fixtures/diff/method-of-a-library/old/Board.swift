import SnapKit
import UIKit

class VC: UIViewController {
  @IBOutlet weak var lbl: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    lbl.snp.makeConstraints { make in
      make.width.equalTo(40)
    }
  }
}
