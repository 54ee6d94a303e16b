import UIKit

class DoorController: UIViewController {
  @IBOutlet weak var moreButton: UIBarButtonItem!

  override func viewDidLoad() {
    super.viewDidLoad()
    moreButton.title = ""
  }
}
