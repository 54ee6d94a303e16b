import UIKit

class Harbor: UIViewController {
  @IBOutlet weak var space: UIBarButtonItem!

  override func viewDidLoad() {
    super.viewDidLoad()
    space.width = 30
  }
}
