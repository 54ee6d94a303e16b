import UIKit

class HomeController: UIViewController {
  @IBOutlet weak var titleLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.attributedText = NSAttributedString(
      string: "Terms", attributes: [.font: UIFont.systemFont(ofSize: 20)])
  }
}
