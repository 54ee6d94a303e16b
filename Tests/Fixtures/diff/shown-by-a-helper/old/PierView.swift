import UIKit

class PierView: UIView {
  @IBOutlet weak var content: UIView!

  func update(_ state: State) {
    switch state {
    case .waiting: content.conceal()
    default: content.reveal()
    }
  }
}
extension UIView {
  func conceal() { isHidden = true }
  func reveal() { isHidden = false }
}
