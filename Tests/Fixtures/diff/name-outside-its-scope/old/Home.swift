import UIKit

class HomeController: UIViewController {
  @IBOutlet weak var titleLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    if isNew {
      let name = user.first
      log(name)
    }
    titleLabel.text = name
  }
}
