import UIKit

class Harbor: UIViewController {
  @IBOutlet weak var titleLabel: UILabel!
  var boat = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = boat
  }
}
