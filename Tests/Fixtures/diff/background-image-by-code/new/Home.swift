import UIKit

class HomeController: UIViewController {
  @IBOutlet weak var okButton: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    okButton.setBackgroundImage(
      UIImage(named: "frame")?.stretchableImage(withLeftCapWidth: 4, topCapHeight: 4), for: .normal)
  }
}
