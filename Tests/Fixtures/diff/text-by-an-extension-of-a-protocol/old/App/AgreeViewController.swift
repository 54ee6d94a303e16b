import UIKit

final class AgreeViewController: UIViewController {
  @IBOutlet private weak var agreeLabel: UILabel!
  override func viewDidLoad() {
    super.viewDidLoad()
    agreeLabel.setTextWith(
      text: String.Constants.agree.localized(), font: .systemFont(ofSize: 14), textColor: .red)
  }
}
