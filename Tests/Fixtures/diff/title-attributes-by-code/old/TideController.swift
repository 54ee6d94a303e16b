import UIKit

class TideController: UIViewController {
  @IBOutlet var tides: UISegmentedControl!

  override func viewDidLoad() {
    super.viewDidLoad()
  }
}
