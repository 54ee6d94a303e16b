import UIKit

class HomeController: UIViewController {
  @IBOutlet weak var send: HarborButton!

  override func viewDidLoad() {
    super.viewDidLoad()
  }
}
