import UIKit

class Harbor: UIViewController {
  @IBOutlet weak var box: UIView!

  override func viewDidLoad() {
    super.viewDidLoad()
    box.shine()
  }
}
