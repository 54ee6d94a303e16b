import UIKit

class HomeController: UIViewController {
  @IBOutlet weak var titleLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    if isNew {
      let name = user.last
      log(name)
    }
    titleLabel.text = name
  }
}
