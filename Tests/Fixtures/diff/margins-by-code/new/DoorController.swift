import UIKit

class DoorController: UIViewController {
  @IBOutlet weak var b: UIButton!
  @IBOutlet weak var box: UIView!
  @IBOutlet weak var tv: UITextView!

  override func viewDidLoad() {
    super.viewDidLoad()
    box.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 0, right: 0)
  }
}
