import UIKit

class RangeController: UIViewController {
  @IBOutlet var day: UIButton!
  var model: RangeModel

  override func viewDidLoad() {
    super.viewDidLoad()
    day.setTitle(model.short, for: .normal)
  }
}
