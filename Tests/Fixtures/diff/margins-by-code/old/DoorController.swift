import UIKit

class DoorController: UIViewController {
  @IBOutlet weak var b: UIButton!
  @IBOutlet weak var box: UIView!
  @IBOutlet weak var tv: UITextView!

  override func viewDidLoad() {
    super.viewDidLoad()

  }
}
