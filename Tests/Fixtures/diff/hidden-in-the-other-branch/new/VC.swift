import UIKit

class VC: UIViewController {
  @IBOutlet weak var lbl: UILabel!
  func update(_ model: Model) {
    if model.parking {
      lbl.isHidden = false
    } else {
      lbl.isHidden = true
    }
  }
}
