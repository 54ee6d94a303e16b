import UIKit

class ForecastController: UIViewController {
  @IBOutlet var stack: UIStackView!
  @IBOutlet var head: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
  }
}
