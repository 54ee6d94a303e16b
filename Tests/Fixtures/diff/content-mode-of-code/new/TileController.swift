import UIKit

class TileController: UIViewController {
  @IBOutlet var tileView: UIImageView!

  override func viewDidLoad() {
    super.viewDidLoad()
    tileView.contentMode = .scaleAspectFit
  }
}
