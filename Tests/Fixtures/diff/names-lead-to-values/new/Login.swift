import UIKit

private typealias Words = Strings.Login

class LoginController: UIViewController {
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet weak var okButton: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.font = Theme.shared.fonts.title
    titleLabel.text = Words.title
    okButton.titleLabel?.font = AppFont.medium(16)
    okButton.backgroundColor = Palette.action
  }
}
