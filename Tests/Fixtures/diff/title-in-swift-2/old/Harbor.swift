import UIKit

class Harbor: UIViewController {
  @IBOutlet weak var retry: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    retry.setTitle("Retry", forState: .Normal)
  }
}
