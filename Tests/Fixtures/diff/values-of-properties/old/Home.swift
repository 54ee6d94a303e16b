import UIKit

class HomeController: UIViewController {
  @IBOutlet weak var okButton: FrameButton!

  override func viewDidLoad() {
    super.viewDidLoad()
  }
}
