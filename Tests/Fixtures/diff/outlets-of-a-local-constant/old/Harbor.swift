import UIKit

class Harbor: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let card = Bundle.main.loadNibNamed("Card", owner: nil)?.first as? Card
  }
}
