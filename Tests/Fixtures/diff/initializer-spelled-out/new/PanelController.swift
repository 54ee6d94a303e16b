import UIKit

class Stripe: UIView {}
class PanelController: UIViewController {
  @IBOutlet var caption: UIView!
  override func viewDidLoad() {
    super.viewDidLoad()
    let stripe = Stripe(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    caption.addSubview(stripe)
  }
}
