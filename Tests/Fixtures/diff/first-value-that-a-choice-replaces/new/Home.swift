import UIKit

class HomeController: UIViewController {
  @IBOutlet weak var titleLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "Loading"
    if let name = user.name { titleLabel.text = name } else { titleLabel.text = user.mail }
  }
}
